import type { SuccessFact } from '../../requirements/facts/types.ts'

/** What a form is called and told to be for: its headings and its user story. */
export interface Purpose {
  section: number
  topic: string
}

/**
 * Whether a success belongs to a form. "After borrowing the page shows …" is the outcome of the form for borrowing, whose name, button
 * or story says so, and of no other.
 */
export function isOwnSuccess({ after }: SuccessFact, words: string): boolean {
  if (after === undefined) return true
  const stem = after.toLowerCase().replace(/ing$/, '')
  const short = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem
  return (words.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []).some(
    (word) => word.startsWith(stem) || (short.length > 2 && word.startsWith(short)),
  )
}

/** A user story of its own between a form and a sentence: buttons and outcomes there are of another action. */
export function inOtherStory(stories: number[], screen: Purpose, section: number): boolean {
  return stories.some((at) => at > screen.section && at <= section)
}
