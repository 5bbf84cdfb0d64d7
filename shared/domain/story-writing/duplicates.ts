import { stemsOf, textIndex } from '../text-similarity/index.ts'

/** What of a story is compared. */
export interface ComparedStory {
  title: string
  userStory: string
}

/** A story that says nearly the same, by its place among those that were compared. */
export interface Duplicate {
  at: number
  /** From 0 to 1. */
  similarity: number
  reason: string
}

/** Below it, words in common say nothing of the need: to create and to delete a thing share all but one. */
export const leastSimilar = 0.85
const mostNamed = 3

const role = /^\s*As an? (.+?)(?:,|\s+I\b)/i
const roleOf = ({ userStory }: ComparedStory) => new Set(stemsOf(role.exec(userStory)?.[1] ?? ''))

/** Words alone do not tell who rates whom: who wants it has to be one and the same, where both say so. */
function isOfAnother(story: ComparedStory, other: ComparedStory | undefined): boolean {
  const [one, another] = [roleOf(story), other ? roleOf(other) : new Set<string>()]
  return one.size > 0 && another.size > 0 && [...one].every((stem) => !another.has(stem))
}

const textOf = ({ title, userStory }: ComparedStory) => `${title}\n${userStory}`

/**
 * For each story those of others that say it in nearly the same words, the likest first. The same need in other words is not found: that takes somebody, or something, that knows what words mean.
 */
export function duplicatesOf(
  written: readonly ComparedStory[],
  known: readonly ComparedStory[],
): Duplicate[][] {
  const index = textIndex(known.map(textOf))
  return written.map((story) =>
    index
      .nearest(textOf(story), { least: leastSimilar })
      .filter(({ at }) => !isOfAnother(story, known[at]))
      .slice(0, mostNamed)
      .map(({ at, similarity }) => ({
        at,
        similarity: Math.round(similarity * 100) / 100,
        reason: `Says nearly the same words (${Math.round(similarity * 100)} %).`,
      })),
  )
}
