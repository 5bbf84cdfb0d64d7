import { run, valueOf } from '../reading/evaluate.ts'
import type { CodeFunction, CodeInput } from '../reading/functions.ts'
import { shown, type Value } from '../reading/values.ts'
import type { FunctionItem } from './model.ts'
import { inputsIn } from './function-items.ts'
import type { Datum } from '../../test-cases/test-data.ts'

const mostMessages = 3

/** What comes out of a call, in words: the error with its message, the result, or which errors do not come. */
export function resultOf(code: CodeFunction, values: Map<string, Value>, claims: FunctionItem[]): string {
  const { outcome } = run(code, { values })
  if (!outcome) return withoutError(code, claims)
  const value = outcome.value && valueOf(outcome.value, { values })
  if (outcome.kind === 'returns')
    return value === undefined
      ? `${code.name} returns without an error`
      : `${code.name} returns ${typeof value === 'string' ? `"${value}"` : numberOr(value)}`
  const verb = outcome.kind === 'throws' ? 'thrown' : 'reported'
  return value === undefined
    ? `${outcome.type ?? 'An error'} is ${verb}`
    : `The error "${shown(value)}" is ${verb}`
}

/** Amounts without the traces of binary arithmetic. */
function numberOr(value: Value): string {
  return typeof value === 'number' ? String(Number(value.toPrecision(12))) : shown(value)
}

/** The errors that the claimed rules, else those about the claimed inputs, would have given. */
function withoutError(code: CodeFunction, claims: FunctionItem[]): string {
  const { rules } = code
  const messages = avoided(code, claims).flatMap((index) => {
    const value = rules[index]?.outcome.value
    return value?.kind === 'literal' ? [`"${String(value.value)}"`] : []
  })
  const verb = rules.some(({ outcome }) => outcome.kind === 'reports') ? 'reported' : 'thrown'
  const named = [...new Set(messages)].slice(0, mostMessages)
  return named.length === 0 ? `No error is ${verb}` : `No error is ${verb}, ${nor(named)}`
}

/** "in particular not “A”", "neither “A” nor “B”". */
function nor(messages: string[]): string {
  const [only] = messages
  return messages.length === 1
    ? `in particular not ${only ?? ''}`
    : `neither ${messages.slice(0, -1).join(', ')} nor ${messages.at(-1) ?? ''}`
}

/** Indexes of the rules that a call without an error is about. */
export function avoided({ rules }: CodeFunction, claims: FunctionItem[]): number[] {
  const claimed = claims.flatMap(({ test }) =>
    test.kind === 'boundary' || test.kind === 'condition' ? [test.rule] : [],
  )
  if (claimed.length > 0) return [...new Set(claimed)]
  const inputs = claims.flatMap(({ label }) => label ?? [])
  return [...rules.keys()].filter((index) => {
    const spoken = inputsIn(rules[index]?.when ?? { kind: 'unread', text: '' })
    return inputs.length === 0 || inputs.some((name) => spoken.has(name))
  })
}

/** The literal of an input; what an optional input is not given is left out. */
export function written({ name, kind, optional, values }: CodeInput, given: Map<string, Value>): Datum[] {
  const value = given.get(name) ?? null
  if (value === null) return optional ? [] : [{ name, value: kind === 'number' || values ? '' : 'null' }]
  return [{ name, value: shown(value) }]
}

/** "seatPrice with plan "team" and seats "8": seatPrice returns 8"; of many inputs only the one that the case is about. */
export function titleOf(
  name: string,
  result: string,
  data: Datum[],
  focus: FunctionItem | undefined,
): string {
  const named = data.length <= 3 ? data : data.filter((one) => one.name === focus?.label)
  const about =
    named.length > 0
      ? `with ${named.map((one) => `${one.name} ${shortened(one.value)}`).join(' and ')}`
      : (focus?.description.replace(`${name}: `, '') ?? 'with typical values')
  return `${name} ${about}: ${result}`.slice(0, 240)
}

function shortened(value: string): string {
  if (value === '') return 'empty'
  return value.length > 40 ? `of ${value.length} characters` : `"${value}"`
}
