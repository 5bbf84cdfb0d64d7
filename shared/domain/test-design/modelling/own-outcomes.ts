import type { SuccessFact } from '../../requirements/facts/types.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import { isStory } from '../writing/stories.ts'
import type { Draft } from './screen-draft.ts'
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

const pressed =
  /\b(?:click|press|tap|hit|push|us|with|select|choos|after)(?:es|s|ing|e)?(?: on)?(?: the)?(?: button| link)? ["“]([^"”]{1,60})["”]|["“]([^"”]{1,60})["”] (?:button )?(?:is |was )?(?:clicked|pressed)/i

/** Takes a success for the form unless it is the outcome of another button than the one that sends the form. */
export function takeSuccess(screen: Draft, fact: SuccessFact, requirementId: string): void {
  const found = pressed.exec(fact.condition)
  const name = (found?.[1] ?? found?.[2])?.toLowerCase()
  const known = screen.sends ?? screen.buttons[0]
  const other = name !== undefined && known !== undefined && known.toLowerCase() !== name
  if (other && screen.sends !== undefined) return
  // A text that can be seen says more than "the user is signed in".
  const rank = (other ? 0 : 2) + (fact.checkable ? 1 : 0)
  if (screen.success && rank <= (screen.rank ?? 2)) return
  screen.success = { check: fact.check, checkable: fact.checkable, requirementId }
  screen.rank = rank
}

/** "Customers fill in the form below and press "Calculate"": the button that sends the form, and no other. */
export function sendsForm(text: string): boolean {
  return /\b(?:fills?(?: it)? (?:in|out)|enters?|completes?|submits? the form|sends? the form|form (?:is|has)|forms? "[^"]+" \()\b/i.test(
    text,
  )
}
