import type { Expression, Value } from '../../../requirement-model/index.ts'
import { expression } from '../expression.ts'
import { type Parser } from '../parser.ts'
import type { Reference, Token } from '../../tokens.ts'
import { templateOf } from './literal.ts'

const stops = new Set(
  'and or but when if unless until while as then again now immediately automatically for with without because so which that once after before is are shall must should will can may again to'.split(
    ' ',
  ),
)
const valueOf = (value: Value, unit?: string): Expression<Reference> => ({
  kind: 'value',
  value,
  ...(unit && { unit }),
})

/** A value that stands there as such: a quoted text, a number with its unit, a date, a time. */
export const plainValue: Parser<Expression<Reference>> = (input, at) => {
  const token = input.tokens[at]
  if (token?.kind === 'quoted') {
    const [only, ...more] = templateOf(token)
    if (only === undefined || more.length > 0) return undefined
    return { value: typeof only === 'string' ? valueOf({ type: 'text', value: only }) : only, end: at + 1 }
  }
  if (token?.kind === 'number' && !token.ordinal)
    return { value: valueOf({ type: 'number', value: token.value }, token.unit), end: at + 1 }
  if (token?.kind === 'date' || token?.kind === 'time')
    return { value: valueOf({ type: token.kind, value: token.value }), end: at + 1 }
  return undefined
}

/**
 * The name of a state or an option, written with a capital ("Second Look", "Handed over") or quoted. It ends before the next helping word
 * or mark. `loose`: a single small word will do ("becomes active").
 */
export function stateName(loose: boolean): Parser<string> {
  return (input, at) => {
    const { tokens } = input
    const head = tokens[at]
    if (head?.kind === 'quoted') return { value: head.value, end: at + 1 }
    if (head?.kind !== 'word') return undefined
    if (head.state) return { value: head.text, end: at + 1 }
    if (!/^\p{Lu}/u.test(head.text))
      return loose && isState(head) ? { value: head.text, end: at + 1 } : undefined
    let end = at + 1
    while (end < at + 4 && continues(tokens, end)) end += 1
    return {
      value: tokens
        .slice(at, end)
        .map(({ text }) => text)
        .join(' '),
      end,
    }
  }
}

function isState(token: Token & { kind: 'word' }) {
  return (
    !stops.has(token.text.toLowerCase()) && (token.classes.includes('adjective') || token.participle === true)
  )
}

/** A further word with a capital, or small words that end the phrase: "Handed over", "In review". */
function continues(tokens: readonly Token[], at: number) {
  const token = tokens[at]
  if (token?.kind !== 'word' || stops.has(token.text.toLowerCase())) return false
  if (/^\p{Lu}/u.test(token.text)) return true
  const next = tokens[at + 1]
  return (
    token.classes.every((name) => name !== 'determiner' && name !== 'pronoun') &&
    (!next || next.kind !== 'word' || stops.has(next.text.toLowerCase()))
  )
}

const stateValue: Parser<Expression<Reference>> = (input, at) => {
  const found = stateName(true)(input, at)
  return found && { value: valueOf({ type: 'text', value: found.value }), end: found.end }
}

/** What something becomes or is set to: a plain value, the name of a state, or an expression. */
export const newValue: Parser<Expression<Reference>> = (input, at) => {
  const plain = plainValue(input, at)
  const sum = expression(input, at)
  if (plain) return sum && sum.end > plain.end ? sum : plain
  return stateValue(input, at) ?? sum
}
