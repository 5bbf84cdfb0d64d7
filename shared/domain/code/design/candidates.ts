import { partsOf } from '../reading/choices.ts'
import { dotted } from '../reading/evaluate.ts'
import type { CodeFunction, CodeInput } from '../reading/functions.ts'
import type { Expression } from '../reading/program.ts'
import type { Value } from '../reading/values.ts'
import { readPattern } from '../../patterns/index.ts'
import { typicalText } from '../../literals/typical.ts'
import { boundariesOf, type Boundary } from './boundaries-of.ts'
import { conditionsIn, inputsIn } from './function-items.ts'

const longest = 3800

/** Values worth trying for each input, the most natural ones first: what its conditions compare it with, and typical texts. */
export function candidatesOf(
  { inputs, rules }: CodeFunction,
  judges: CodeFunction[] = [],
): Map<string, Value[]> {
  const conditions = [...rules, ...judges.flatMap((one) => one.rules)].flatMap(({ when }) =>
    conditionsIn(when).map(({ condition }) => condition),
  )
  return new Map(inputs.map((input) => [input.name, distinct(valuesFor(input, conditions, inputs))]))
}

function distinct(values: Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}

function valuesFor(input: CodeInput, conditions: Expression[], inputs: CodeInput[]): Value[] {
  const about = conditions.filter((one) => inputsIn(one).has(input.name))
  const boundaries = about
    .flatMap((one) => boundariesOf(one, inputs))
    .filter((one) => one.input === input.name)
  const literals = about.flatMap(literalsIn)
  const none: Value[] = input.optional || about.some(asksForNothing) ? [null] : []
  switch (input.kind) {
    case 'boolean':
      return [true, false, ...none]
    case 'number':
      return [
        ...numbers(input, boundaries, literals),
        ...none,
        ...(about.some(asksForType) ? ['abc', 1.5] : []),
      ]
    case 'list':
      return [...lengths(boundaries), 2, 1, 0].map((count) =>
        Array.from({ length: Math.min(count, 200) }, (_, at) => `item ${at + 1}`),
      )
    default:
      return [...texts(input, about, boundaries, literals), ...none]
  }
}

function numbers({ decimals }: CodeInput, boundaries: Boundary[], literals: Value[]): Value[] {
  const edges = [
    ...new Set([
      ...boundaries.filter(({ measure }) => measure === 'value').map(({ at }) => at),
      ...literals.filter((one) => typeof one === 'number'),
    ]),
  ].sort((a, b) => a - b)
  const round = (value: number) => Number(value.toFixed(decimals))
  const middles = edges.slice(1).map((edge, index) => round((edge + (edges[index] ?? edge)) / 2))
  const beyond = edges.length > 0 ? [(edges.at(-1) ?? 0) + 10, (edges[0] ?? 0) - 10] : [1, 10]
  // One decimal more than there may be.
  const finer =
    decimals > 0
      ? middles.slice(0, 4).map((value) => Number((value + 10 ** -(decimals + 1)).toFixed(decimals + 1)))
      : []
  return [...middles, ...edges, ...beyond, 1, 0, -1, ...finer]
}

function lengths(boundaries: Boundary[]): number[] {
  return [...new Set(boundaries.filter(({ measure }) => measure === 'length').map(({ at }) => at))]
    .filter((at) => at <= longest)
    .sort((a, b) => a - b)
}

function texts(
  { name, values = [] }: CodeInput,
  about: Expression[],
  boundaries: Boundary[],
  literals: Value[],
): Value[] {
  const words = name.replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2')
  const typical = typicalText(words)
  const patterns = about
    .flatMap(patternsIn)
    .flatMap((one) => readPattern(one.source, { ignoreCase: one.ignoreCase }) ?? [])
  const sizes = lengths(boundaries)
  const middle = sizes.length > 1 ? [Math.round(((sizes[0] ?? 0) + (sizes.at(-1) ?? 0)) / 2)] : []
  const sized = [...middle, ...sizes].flatMap((length) => [
    ...patterns.flatMap((pattern) => pattern.sample({ length }) ?? []),
    filled(typical, length),
    filled(typical.toLowerCase().replace(/[^a-z0-9]/g, ''), length),
  ])
  const listed = values.length > 0 ? [...values, values.includes('other') ? 'another' : 'other'] : []
  const strings = literals.filter((one) => typeof one === 'string')
  const wrong = patterns.flatMap((pattern) => [
    ...pattern.counterSamples(6).map(({ text }) => text),
    ...sizes.flatMap((length) => filled(`${pattern.sample() ?? ''} !`, length)),
  ])
  return [
    ...listed,
    ...strings,
    ...patterns.flatMap((pattern) => pattern.sample() ?? []),
    ...(values.length > 0 ? [] : [typical]),
    ...sized,
    ...wrong,
    '',
    ' ',
  ]
}

/** The text repeated or cut to a number of characters, without blanks at its ends. */
function filled(text: string, length: number): string {
  const base = text === '' ? 'a' : text
  return base
    .repeat(Math.ceil(length / base.length))
    .slice(0, length)
    .replace(/^ | $/g, 'a')
}

function literalsIn(expression: Expression): Value[] {
  return expression.kind === 'literal' && expression.value !== null
    ? [expression.value]
    : partsOf(expression).flatMap(literalsIn)
}

function patternsIn(expression: Expression): { source: string; ignoreCase: boolean }[] {
  return expression.kind === 'pattern' ? [expression] : partsOf(expression).flatMap(patternsIn)
}

function asksForNothing(expression: Expression): boolean {
  return (
    (expression.kind === 'literal' && expression.value === null) || partsOf(expression).some(asksForNothing)
  )
}

function asksForType(expression: Expression): boolean {
  const name = expression.kind === 'call' ? dotted(expression.target) : undefined
  return (
    /^(?:Number\.isInteger|Number\.isNaN|isNaN|typeof)$/.test(name ?? '') ||
    partsOf(expression).some(asksForType)
  )
}
