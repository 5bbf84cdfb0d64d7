import type { Check } from '../../prose-steps/types.ts'
import { quoted } from '../../text/quoted.ts'
import { expectedTexts, meaningOf, type Fact, type ReadChecks } from './facts.ts'
import { mixed } from './shuffled.ts'

const mostCandidates = 12
/** Of one fact. */
const mostVariants = 3

/** Other texts that may stand in the place of `literal`, the best first; those that may be shown at the same time are none. */
export type OtherTexts = (literal: string, check: Check) => readonly string[]

/**
 * At most 3 other results than a fact, in its form: a text exchanged, a number changed, two values exchanged, the denial turned, in this order. Each is read by the step
 * reader and says something else about the same thing. The same seed gives the same variants.
 */
export function variantsOf(fact: Fact, others: OtherTexts, read: ReadChecks, seed: string): string[] {
  const exchanged = exchanges(fact, others)
  const [first, second, ...more] = changedNumbers(fact, seed)
  const candidates = [
    ...exchanged.slice(0, 2),
    first,
    ...orders(fact),
    second,
    ...exchanged.slice(2),
    ...more,
  ]
  const meanings = new Set([meaningOf(fact.checks)])
  const variants: string[] = []
  const offer = (texts: readonly (string | undefined)[], fits: (checks: Check[]) => boolean) => {
    for (const text of texts.slice(0, mostCandidates)) {
      if (variants.length >= mostVariants) return
      const checks = text === undefined ? undefined : read(text)
      if (text === undefined || !checks || !fits(checks) || meanings.has(meaningOf(checks))) continue
      meanings.add(meaningOf(checks))
      variants.push(text)
    }
  }
  offer(candidates, (checks) => isOtherValue(fact.checks, checks))
  offer(denials(fact.text), (checks) => isTurned(fact.checks, checks))
  return variants
}

/** A denied text, said to be shown; undefined where that cannot be said in the same words. */
export const turnedDenial = (fact: Fact, read: ReadChecks): string | undefined =>
  denials(fact.text).find((text) => isTurned(fact.checks, read(text) ?? []))

/** Whether checks look at the same places and expect other texts there, none a part of the other. */
function isOtherValue(own: readonly Check[], other: readonly Check[]): boolean {
  const place = ({ kind, target, negated, comparison }: Check) =>
    JSON.stringify([kind, target, negated ?? false, comparison])
  if (own.length !== other.length || own.some((check, at) => place(check) !== place(other[at] as Check)))
    return false
  return own.every((check, at) => {
    const [mine = '', theirs = ''] = [check.expected, other[at]?.expected]
    return mine === theirs || !(mine.includes(theirs) || theirs.includes(mine))
  })
}

function isTurned(own: readonly Check[], other: readonly Check[]): boolean {
  const turned = own.filter((check, at) => (check.negated ?? false) !== (other[at]?.negated ?? false))
  const bare = (checks: readonly Check[]) => meaningOf(checks.map((check) => ({ ...check, negated: false })))
  return own.length === other.length && turned.length === 1 && bare(own) === bare(other)
}

/** Quoted texts of a fact that one of its checks expects, without those that only name a control. */
const literalsIn = ({ text, checks }: Fact): { literal: string; start: number; check: Check }[] =>
  [...text.matchAll(quoted)].flatMap(({ 0: mark, index }) => {
    const literal = mark.slice(1, -1)
    const check = checks.find((expecting) => expectedTexts(expecting).includes(literal))
    return check ? [{ literal, start: index + 1, check }] : []
  })

const replaced = (text: string, start: number, length: number, by: string): string =>
  text.slice(0, start) + by + text.slice(start + length)

const exchanges = (fact: Fact, others: OtherTexts): string[] =>
  literalsIn(fact).flatMap(({ literal, start, check }) =>
    others(literal, check)
      .slice(0, 4)
      .map((other) => replaced(fact.text, start, literal.length, other)),
  )

function orders(fact: Fact): string[] {
  const [first, second] = literalsIn(fact).filter(({ check }) => (check.texts?.length ?? 0) > 1)
  if (!first || !second || first.literal === second.literal) return []
  const later = replaced(fact.text, second.start, second.literal.length, first.literal)
  return [replaced(later, first.start, first.literal.length, second.literal)]
}

const figure = /\d+(?:[.,:]\d+)*/g
const upwards = new Set<Check['comparison']>(['at_least', 'more_than'])
const downwards = new Set<Check['comparison']>(['at_most', 'less_than'])

/** A fact with one digit changed. What is weaker than the fact ("at least 2" instead of 3) holds with it, so a limit only becomes stricter. */
function changedNumbers({ text, checks }: Fact, seed: string): string[] {
  return [...text.matchAll(figure)].flatMap(({ 0: number, index }) => {
    const check = checks.find((expecting) => expectedTexts(expecting).some((part) => part.includes(number)))
    if (!check) return []
    const whole = /^\d+(?:,\d{3})*/.exec(number)?.[0] ?? number
    const at = whole.length - 1
    const digit = Number(whole[at])
    const up = upwards.has(check.comparison) || (!downwards.has(check.comparison) && mixed(seed) % 2 === 0)
    const isForced = upwards.has(check.comparison) || downwards.has(check.comparison)
    if (isForced && digit === (up ? 9 : 0)) return []
    const changed = digit === 0 ? 1 : digit === 9 ? 8 : up ? digit + 1 : digit - 1
    return [replaced(text, index + at, 1, `${changed}`)]
  })
}

/** Wordings of the guide to steps and their contraries; what becomes of a fact is read again, and counts only if it says just the contrary. */
const contraries: readonly (readonly [string, string])[] = [
  [' is not ', ' is '],
  [' are not ', ' are '],
  [' enabled', ' disabled'],
  ['here is no ', 'here is a '],
  [' does not contain ', ' contains '],
]

const denials = (text: string): string[] =>
  contraries.flatMap(([denied, plain]) => {
    const [from, to] = text.includes(denied) ? [denied, plain] : [plain, denied]
    return text.includes(from) ? [text.replace(from, () => to)] : []
  })
