import { expression } from '../expression.ts'
import { literal } from '../expression/literals.ts'
import { remembered, type Input, type Match, type Parser } from '../parser.ts'
import { isUnit, sameUnit } from '../../../english/units.ts'
import type { Token } from '../../tokens.ts'
import type { Expression } from './said.ts'

/** What a bound is made of. `counts`: the noun of what is counted, where no unit stands ("5 books"). */
export interface Amount {
  value: Expression
  unit?: string
  counts?: { words: string; start: number; end: number }
}

/** A number with its unit or with what it counts, a date, a time, or a sum. */
export const amount: Parser<Amount> = remembered((input, at) => {
  const nth = ordinal(input, at)
  if (nth) return nth
  const plain = literal(input, at)
  if (
    plain?.value.kind !== 'value' ||
    plain.value.value.type === 'text' ||
    plain.value.value.type === 'boolean'
  )
    return computed(input, at)
  const sum = computed(input, at)
  if (sum && sum.end > plain.end) return sum
  const { unit } = plain.value
  if (unit !== undefined) return { value: { value: plain.value, unit: sameUnit(unit) }, end: plain.end }
  return plain.value.value.type === 'number'
    ? counted(input, plain.value, plain.end)
    : { value: { value: plain.value }, end: plain.end }
})

/** "The 8th day": so many of its unit. */
function ordinal(input: Input, at: number): Match<Amount> | undefined {
  const from = input.tokens[at]?.text.toLowerCase() === 'the' ? at + 1 : at
  const [count, unit] = [input.tokens[from], input.tokens[from + 1]]
  if (count?.kind !== 'number' || !count.ordinal || unit?.kind !== 'word' || !isUnit(unit.text))
    return undefined
  const value: Expression = { kind: 'value', value: { type: 'number', value: count.value }, unit: unit.text }
  return { value: { value, unit: sameUnit(unit.text) }, end: from + 2 }
}

function computed(input: Input, at: number): Match<Amount> | undefined {
  const match = expression(input, at)
  if (!match || match.value.kind === 'value' || isLoose(match.value, input.tokens[at])) return undefined
  return { value: { value: match.value }, end: match.end }
}

/** A bare word is a name only where a text points at it: "the end date", not "active"; so is "check-in". */
function isLoose(value: Expression, head: Token | undefined): boolean {
  if (value.kind !== 'subject') return false
  if (value.subject.kind === 'spoken-of') return true
  const isNamed = value.subject.kind === 'named' && value.subject.quoted
  return (
    !isNamed &&
    !/\p{L}-\p{L}/u.test(head?.text ?? '') &&
    !(
      head?.kind === 'word' &&
      head.classes[0] === 'determiner' &&
      /^(?:the|its|their|this|that)$/i.test(head.text)
    )
  )
}

/** "Above 37 leads to", "more than 14 gets "X"": no such things are counted. */
const isVerb = (found: Token & { kind: 'word' }, next: Token | undefined): boolean =>
  found.classes.includes('verb') && (next?.kind === 'quoted' || next?.text === 'to')

/** "5 books", "3 open items": nouns behind a number that is none of a clause to come. */
function counted(input: Input, value: Expression, at: number): Match<Amount> {
  let end = at
  for (const limit = at + 3; end < limit; end += 1) {
    const found = input.tokens[end]
    if (found?.kind !== 'word' || !/^\p{Ll}/u.test(found.text) || found.gerund) break
    if (found.classes[0] !== 'noun' && found.classes[0] !== 'adjective') break
    if (isVerb(found, input.tokens[end + 1])) break
    if (found.plural) {
      const all = input.tokens.slice(at, end + 1)
      const counts = {
        words: all.map(({ text }) => text).join(' '),
        start: all[0]?.start ?? 0,
        end: found.end,
      }
      return { value: { value, counts }, end: end + 1 }
    }
  }
  return { value: { value }, end: at }
}
