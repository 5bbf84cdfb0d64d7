import { singular } from '../../requirements/facts/labels.ts'
import type { PriceCondition } from './price-model.ts'

/** A condition, and the words of the phrase that it accounts for. */
export interface Taken {
  condition: PriceCondition
  words: string[]
}

/** Words that say nothing about the condition by themselves. */
export const plainWords = new Set(
  `a an the if when for with without in on during at from of or and more than less fewer over under above below least most up to is are be was has have had
  being buy book order orders buys books booked ordered bought whoever who that which customer guest person people visitor somebody anyone everybody user stay stays booking bookings purchase
  purchases rental rentals trip trips cart basket it they he she we you their his her its this there get gets pay pays cost costs then also each every all any not no
  chosen selected picked used uses use enter entered given applies apply valid together last group groups party parties longer shorter lasting exceeds exceed between exactly or`.split(
    /\s+/,
  ),
)
/** Words in lower case, long ones in the singular. */
export function keysOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []).map((word) =>
    word.length > 3 ? singular(word) : word,
  )
}

/** Whether a phrase holds all words of a label. */
export function named(label: string, phrase: Set<string>): boolean {
  const words = keysOf(label.replace(/\s*\([^()]*\)$/, '')).filter(
    (word) => !plainWords.has(word) && word !== 'number',
  )
  return words.length > 0 && words.every((word) => phrase.has(word))
}
