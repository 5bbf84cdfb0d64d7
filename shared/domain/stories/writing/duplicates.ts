import { textIndex } from '../../text-similarity/index.ts'

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

const role = /^\s*As an? ([^,\n]{1,100}?)(?:,|\sI\b)/i
/** Behind one of these stands more of the role, and no other one. */
const closer = /\s(?:of|in|at|for|with|from|on|who|that|which)\s.*$/i
/** Whoever it is. */
const anybody = new Set(['user', 'person', 'somebody', 'someone'])

/** The noun of a role: of a "bank customer" the customer. */
function roleOf({ userStory }: ComparedStory): string | undefined {
  const said = role.exec(userStory)?.[1]?.replace(closer, '').toLowerCase()
  const noun = said?.split(/[^\p{L}]+/u).findLast((word) => word !== '')
  return noun === undefined || anybody.has(noun) ? undefined : noun
}

/** Words alone do not tell who rates whom: who wants it has to be one and the same, where both say so. */
function isOfAnother(story: ComparedStory, other: ComparedStory | undefined): boolean {
  const [one, another] = [roleOf(story), other && roleOf(other)]
  // "Admin" is short for "administrator".
  return Boolean(one && another) && !one?.startsWith(another ?? '') && !another?.startsWith(one ?? '')
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
