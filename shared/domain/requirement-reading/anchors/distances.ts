import { stated, type Stated } from '../grammar/constraint/predicate.ts'
import { between, words, type Input, type Match } from '../grammar/parser.ts'
import { reference } from '../grammar/reference.ts'
import { isTimeUnit } from '../../english/units.ts'
import type { Token } from '../tokens.ts'

/** A bound of the time from a moment, which is a thing of its own: "up to 48 hours before arrival", "less than 15 minutes ahead". */
interface Distance {
  said: Stated
  /** "hours before arrival". */
  of: string
}

const adverbs = words('late', 'ahead', 'early', 'in advance', 'beforehand', 'overdue', 'from now', 'ago')
const prepositions = words('before', 'after', 'since')
const reaching = words('until', 'up to', 'up until', 'till')

export function distanceAt(input: Input, at: number): Match<Distance> | undefined {
  for (let last = at + 1; last < Math.min(at + longest, input.tokens.length); last += 1) {
    const amount = input.tokens[last]
    const isTime = amount?.kind === 'number' && amount.unit !== undefined && isTimeUnit(amount.unit)
    const tail = isTime ? tailAt(input, last + 1) : undefined
    if (!isTime || !tail) continue
    const said = boundBefore(input, at, last, tail.value.startsWith('before '))
    const unit = `${amount.unit?.toLowerCase().replace(/s?$/, 's')}`
    return said && { value: { said, of: `${unit} ${tail.value}` }, end: tail.end }
  }
  return undefined
}

const longest = 9

/** What is said up to the amount; up to 48 hours before something, at least so many are left. */
function boundBefore(input: Input, at: number, last: number, isLeft: boolean): Stated | undefined {
  const amount = input.tokens[last]
  if (isLeft && reaching(input, at)?.end === last && amount?.kind === 'number') return leastOf(amount)
  const said = stated({ ...input, tokens: between(input.tokens, 0, last + 1) }, at)
  return said?.end === last + 1 && said.value.all.every(({ limits, form, names }) => limits && !form && !names) ? said.value : undefined // prettier-ignore
}

/** "late", "before the start". */
function tailAt(input: Input, at: number): Match<string> | undefined {
  const adverb = adverbs(input, at)
  if (adverb) return adverb
  const link = prepositions(input, at)
  const moment = link && reference(input, link.end)
  if (!link || moment?.value.kind !== 'named') return undefined
  return { value: `${link.value} ${moment.value.words}`, end: moment.end }
}

function leastOf({ value, unit }: Extract<Token, { kind: 'number' }>): Stated {
  const right = { kind: 'value' as const, value: { type: 'number' as const, value }, ...(unit === undefined ? {} : { unit }) } // prettier-ignore
  return {
    all: [{ limits: true, of: (subject) => ({ kind: 'compare', left: { kind: 'subject', subject }, operator: '>=', right }) }], // prettier-ignore
    group: { verb: 'none', isDenied: false, isDemand: false, isOnly: false, isMost: false },
  }
}
