import { timeWords } from '../../../english/units.ts'
import type { Clause } from '../clause.ts'
import { isChosen } from '../for-whom.ts'
import { alternative, first, words, type Input, type Match, type Parser } from '../parser.ts'
import { reference } from '../reference.ts'
import type { Reference } from '../../tokens.ts'
import { bounds, type Bounds } from './bounds.ts'
import { endsHere, pastTail } from './ends.ts'
import { allOf, not, type Condition, type Expression } from './said.ts'

const denials = words('not', 'never', 'no')
const showing = new Set(['show', 'display', 'list', 'present'])
const longest = 8

/** How long something lasts, or how many of a thing there may be, where a verb stands around the number. */
export const howMany: Parser<Clause[]> = first<Clause[]>(
  alternative('constraint: lasts', lasts),
  alternative('constraint: so many may be', mayBe),
)

/** "We rent from 1 hour up to 8 hours a day", "a set is rented for 1 to 21 days": what is measured has the name of its unit. */
function lasts(input: Input, at: number): Match<Clause[]> | undefined {
  const who = words('we', 'you', 'one', 'people')(input, at) ?? reference(input, at)
  let isDenied = false
  let verbs = 0
  for (let next = who?.end ?? at; who && next < who.end + longest; next += 1) {
    const token = input.tokens[next]
    if (token?.kind !== 'word' && token?.kind !== 'number') return undefined
    // "Within 2 seconds" is a deadline, not how long something lasts.
    if (token.kind === 'word' && token.lemma === 'within') return undefined
    const link = words('for', 'during')(input, next)
    const found = verbs > 0 ? bounds(input, link?.end ?? next) : undefined
    if (found) return measured(input, found, { at, who: who.value, isDenied })
    if (token.kind !== 'word') return undefined
    if (denials(input, next)) isDenied = true
    else if (token.classes[0] === 'verb' || token.classes[0] === 'auxiliary' || token.participle) verbs += 1
    else if (!['noun', 'preposition', 'determiner', 'adjective'].includes(token.classes[0] ?? ''))
      return undefined
  }
  return undefined
}

function measured(
  input: Input,
  found: Match<Bounds>,
  { at, who, isDenied }: { at: number; who: string | Reference; isDenied: boolean },
): Match<Clause[]> | undefined {
  const end = pastTail(input, found.end)
  const unit = found.value.of.find((one) => one.unit !== undefined)?.unit ?? ''
  if (!timeWords.has(unit) || !endsHere(input, end)) return undefined
  const { start = 0, end: to = 0 } = input.tokens[at] ?? {}
  const subject: Reference = { kind: 'named', words: `${unit}s`, quoted: false, start, end: to }
  const held = within({ kind: 'subject', subject }, found.value)
  const isOne = typeof who !== 'string' && who.kind === 'named' && words('a', 'an')(input, at) !== undefined
  const given: Condition | undefined = isOne ? { kind: 'one-of', subject: who, values: [{ type: 'text', value: isChosen }, { type: 'empty' }] } : undefined // prettier-ignore
  return { value: [{ kind: 'constraint', subject, holds: isDenied ? not(held) : held, ...(given ? { if: given } : {}) }], end } // prettier-ignore
}

/** "Up to 10 searches can be saved", "no more than 5 people per show": how many entries a list may have. */
function mayBe(input: Input, at: number): Match<Clause[]> | undefined {
  const found = bounds(input, at)
  const counts = found?.value.of.find((one) => one.counts)?.counts
  if (!found || !counts) return undefined
  const may = words('can be', 'may be', 'be allow to be', 'be')(input, found.end)
  const done = may && input.tokens[may.end]
  const isDone = done?.kind === 'word' && done.participle === true
  // "20 results are shown per page": the others are on the next one, and nothing is refused.
  if ((may && !isDone) || (isDone && showing.has(done.lemma))) return undefined
  const end = pastTail(input, isDone && may ? may.end + 1 : found.end)
  if (!endsHere(input, end) || (!may && end === found.end)) return undefined
  const list: Reference = { kind: 'named', ...counts, quoted: false }
  return {
    value: [{ kind: 'constraint', subject: list, holds: within({ kind: 'count', list }, found.value) }],
    end,
  }
}

const within = (left: Expression, { of }: Bounds): Condition =>
  allOf(of.map(({ operator, value }) => ({ kind: 'compare', left, operator, right: value })))
