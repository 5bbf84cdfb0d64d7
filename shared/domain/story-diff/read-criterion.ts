import { isIdle, stem } from '../text-similarity/index.ts'
import type { Criterion } from './types.ts'
import { type Word, wordsOf } from './words.ts'

export interface ReadCriterion {
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
  const stems = new Map<string, number>()
  for (const { key } of [...parts.condition, ...parts.outcome]) {
    const one = stem(key)
    stems.set(one, (stems.get(one) ?? 0) + 1)
  }
  return { ...parts, stems, key: keyOf(criterion, parts) }
}

/** The key of a criterion: case, punctuation, quotes and blanks do not count. */
export const criterionKey = (criterion: Criterion): string => keyOf(criterion, partsOf(criterion))

const partsOf = ({ given, when, then }: Criterion) => ({
  condition: [...wordsOf(given), ...wordsOf(when)],
  outcome: wordsOf(then),
})

function keyOf({ given, when, then }: Criterion, { condition, outcome }: ReturnType<typeof partsOf>): string {
  const key = [condition, outcome].map((words) => words.map((word) => word.key).join(' ')).join('\n')
  // What is no word at all is what it is.
  return key === '\n' ? [given, when, then].join('\n').trim() : key
}

/**
 * How like two criteria of some are, 0 to 1: twice what they share of what both have (Dice), where a stem weighs the more the fewer of all have it
 * and words without a subject, and figures, count little. Changed figures are what makes a criterion another version of itself.
 */
export function likeness(all: readonly ReadCriterion[]) {
  const holders = new Map<string, number>()
  for (const { stems } of all) for (const one of stems.keys()) holders.set(one, (holders.get(one) ?? 0) + 1)
  const weightOf = (one: string): number =>
    Math.log(1 + all.length / (holders.get(one) ?? 1)) * (isIdle(one) ? 0.1 : /\d/.test(one) ? 0.5 : 1)
  const sizes = new Map(
    all.map((one) => [one, [...one.stems].reduce((sum, [name, n]) => sum + n * weightOf(name), 0)]),
  )
  return (one: ReadCriterion, other: ReadCriterion): number => {
    let shared = 0
    for (const [name, n] of one.stems) shared += Math.min(n, other.stems.get(name) ?? 0) * weightOf(name)
    const size = (sizes.get(one) ?? 0) + (sizes.get(other) ?? 0)
    return size === 0 ? 0 : (2 * shared) / size
  }
}
