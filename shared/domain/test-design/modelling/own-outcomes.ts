import type { SuccessFact } from '../../requirements/facts/types.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import { isStory } from '../writing/stories.ts'
import { titleOf } from './screen-names.ts'

/** What the forms of a text are for, as their headings and user stories tell, heard in the order of the text. */
export class Purpose {
  /** The headings and the story above what comes next. */
  topic = ''
  private stories: number[] = []

  hear({ kind, text, section }: ReadSentence): void {
    const told = isStory(text)
    if (told) this.stories.push(section)
    const fresh = kind === 'heading' && titleOf(text) !== undefined
    if (kind === 'heading' || told) this.topic = fresh ? text : `${this.topic} ${text}`.slice(-400)
  }

  /** A user story of its own between a form and a sentence: buttons and outcomes there are of another action. */
  isOtherStory(screen: { section: number }, section: number): boolean {
    let low = 0
    let high = this.stories.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.stories[middle] ?? 0) <= section) low = middle + 1
      else high = middle
    }
    return (this.stories[low - 1] ?? -1) > screen.section
  }
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
