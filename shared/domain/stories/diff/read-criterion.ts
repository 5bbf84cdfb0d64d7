import { isIdle, stem } from '../../text-similarity/index.ts'
import type { Criterion } from './types.ts'
import { type Word, wordsOf } from './words.ts'

export interface ReadCriterion {
  /** The words of its three parts. */
  given: Word[]
  when: Word[]
  /** What is given and done: where one ends and the other begins does not count. */
  condition: Word[]
  outcome: Word[]
  /** Equal for criteria that say the same in the same words. */
  key: string
  /** How often it has each stem. */
  stems: Map<string, number>
}

export function readCriterion(criterion: Criterion): ReadCriterion {
  const parts = partsOf(criterion)
  const stems = stemsOf([...parts.condition, ...parts.outcome])
  return { ...parts, stems, key: keyOf(criterion, parts) }
}

/** The key of a criterion: case, punctuation, quotes and blanks do not count. */
export const criterionKey = (criterion: Criterion): string => keyOf(criterion, partsOf(criterion))

function partsOf(criterion: Criterion) {
  const [given, when] = [wordsOf(criterion.given), wordsOf(criterion.when)]
  return { given, when, condition: [...given, ...when], outcome: wordsOf(criterion.then) }
}

function keyOf({ given, when, then }: Criterion, { condition, outcome }: ReturnType<typeof partsOf>): string {
  const key = [condition, outcome].map((words) => words.map((word) => word.key).join(' ')).join('\n')
  // What is no word at all is what it is.
  return key === '\n' ? [given, when, then].join('\n').trim() : key
}

/** Criteria whose changed parts share less than this are different ones. */
const leastOfPart = 0.5

/**
 * Whether one criterion can be a version of another. One part may change as much as it likes. Where several change, they have to keep half of their
 * words, on average, and what is given and what follows each: what stays ("the user signs in") many criteria share. A criterion without a
 * given has it in its when.
 */
export function maySucceed(one: ReadCriterion, other: ReadCriterion): boolean {
  const isSplit = one.given.length > 0 && other.given.length > 0
  const parts = isSplit ? (['given', 'when', 'outcome'] as const) : (['condition', 'outcome'] as const)
  const changed = parts.filter((part) => !isSame(one[part], other[part]))
  if (changed.length < 2) return true
  const shares = changed.map((part) => shareOf(one[part], other[part]))
  const isEnough = shares.reduce((sum, share) => sum + share, 0) >= leastOfPart * shares.length
  const isOther =
    changed.includes('given') && changed.includes('outcome') && Math.min(...shares) < leastOfPart
  return isEnough && !isOther
}

const isSame = (some: readonly Word[], others: readonly Word[]): boolean =>
  some.map(({ key }) => key).join(' ') === others.map(({ key }) => key).join(' ')

/** The same as the likeness, but every word that is neither idle nor a figure has the same weight. */
function shareOf(some: readonly Word[], others: readonly Word[]): number {
  // The stem of an idle word need not be idle: "the" becomes "th".
  const nameOf = (key: string): string => (isIdle(key) ? key : stem(key))
  const [left, right] = [stemsOf(some, nameOf), stemsOf(others, nameOf)]
  const size = sizeOf(left, plainWeight) + sizeOf(right, plainWeight)
  return size === 0 ? 0 : (2 * sharedBy(left, right, plainWeight)) / size
}

type Stems = ReadonlyMap<string, number>

function stemsOf(words: readonly Word[], nameOf: (key: string) => string = stem): Map<string, number> {
  const stems = new Map<string, number>()
  for (const { key } of words) stems.set(nameOf(key), (stems.get(nameOf(key)) ?? 0) + 1)
  return stems
}

const plainWeight = (one: string): number => (isIdle(one) ? 0.1 : /\d/.test(one) ? 0.5 : 1)

const sizeOf = (stems: Stems, weightOf: (one: string) => number): number =>
  [...stems].reduce((sum, [name, n]) => sum + n * weightOf(name), 0)

function sharedBy(some: Stems, others: Stems, weightOf: (one: string) => number): number {
  let shared = 0
  for (const [name, n] of some) shared += Math.min(n, others.get(name) ?? 0) * weightOf(name)
  return shared
}

/**
 * How like two criteria of some are, 0 to 1: twice what they share of what both have (Dice), where a stem weighs the more the fewer of all have it
 * and words without a subject, and figures, count little. Changed figures are what makes a criterion another version of itself.
 */
export function likeness(all: readonly ReadCriterion[]) {
  const holders = new Map<string, number>()
  for (const { stems } of all) for (const one of stems.keys()) holders.set(one, (holders.get(one) ?? 0) + 1)
  const weightOf = (one: string): number =>
    Math.log(1 + all.length / (holders.get(one) ?? 1)) * plainWeight(one)
  const sizes = new Map(all.map((one) => [one, sizeOf(one.stems, weightOf)]))
  return (one: ReadCriterion, other: ReadCriterion): number => {
    const size = (sizes.get(one) ?? 0) + (sizes.get(other) ?? 0)
    return size === 0 ? 0 : (2 * sharedBy(one.stems, other.stems, weightOf)) / size
  }
}
