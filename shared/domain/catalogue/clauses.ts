import { capital } from '../english/capital.ts'
import type { Marks, RoleTag, SegmentTag } from '../marking/tags.ts'

/** A marked word or phrase of a sentence, with its offsets in the sentence. */
export interface Phrase {
  tag: RoleTag
  text: string
  start: number
  end: number
}

/** A marked clause of a sentence with the phrases that lie in it, in order. */
export interface Clause {
  tag: SegmentTag
  text: string
  start: number
  end: number
  phrases: Phrase[]
}

/** The clauses of a sentence, in order. */
export function clausesOf(sentence: string, { segments, roles }: Marks): Clause[] {
  const phrases = roles.map(({ tag, start, end }) => ({ tag, text: sentence.slice(start, end), start, end }))
  return segments.map(({ tag, start, end }) => ({
    tag,
    text: sentence.slice(start, end),
    start,
    end,
    phrases: phrases.filter((phrase) => phrase.start >= start && phrase.end <= end),
  }))
}

const opening = /^(?:if|when|whenever|while|after|once|given|where|as soon as|in case)\s+/i
const openingLeft = /^(?:unless|until|except|before|without|for|with|by|on|in|at|during|from|as long as)\b/i

/** A condition or event without the word that opens it: "the password and its repetition differ". What opens with another word ("unless", "until") keeps it. */
export const withoutOpening = (text: string): string => text.replace(opening, '')

/** Whether a clause says something when it stands alone: it has a verb, and something before the verb that it is said of. */
export function standsAlone({ phrases, start, text }: Clause): boolean {
  const verb = phrases.find(({ tag }) => tag === 'V' || tag === 'MIN' || tag === 'MAX' || tag === 'REQ')
  const before = verb ? text.slice(0, verb.start - start).trim() : ''
  return before !== '' && !openingLeft.test(text) && /[A-Za-z]{2}/.test(before)
}

/** With a capital at its beginning and a full stop at its end. */
export function asSentence(text: string): string {
  const trimmed = text.trim().replace(/[\s,;:]+$/, '')
  const begun = capital(trimmed)
  return /[.!?]["”’')\]]?$/.test(begun) ? begun : `${begun}.`
}

/** At most `most` characters, cut between words. */
export function shortened(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= most) return plain
  const cut = plain.slice(0, most - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), Math.floor(most / 2))).replace(/[\s,;:(]+$/, '')}…`
}
