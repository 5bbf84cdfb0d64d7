import { addsNothing } from '../../restating/adds-nothing.ts'
import { contentOf } from '../../restating/content.ts'
import { isInOrder } from '../../restating/order.ts'
import { sentencesOf } from '../sentences.ts'
import type { Article } from '../types.ts'

/** A sentence that somebody offers for an answer, with the number of the article that is to say it. */
export interface Offered {
  text: string
  article: number
}

const longest = 400

export function isOffered(given: unknown): given is Offered {
  const { text, article } = (given ?? {}) as Record<string, unknown>
  return typeof text === 'string' && text.length <= longest && Number.isInteger(article)
}

/** How much of a statement a sentence that rests on it has to say: less of it may come to mean something else, above all where a statement has several parts. */
const leastSaid = { ofPart: 0.5, ofWhole: 0.9 }

/**
 * The sentence of an article that says what an offered one does: in its order, with its figures and denials, no word more and half of it at least. What stands before and behind a semicolon or a colon
 * says something each; where it begins with "it" the title says of what.
 */
export function supportOf({ text }: Offered, { title, text: article }: Article): string | undefined {
  const said = text.trim()
  if (!/^["“\p{Lu}\d][^]*[.!?]["”]?$/u.test(said)) return undefined
  return sentencesOf(article).find((sentence) => {
    const [first = '', ...parts] = sentence.split(/[;:]\s+/)
    const subject = /^(?:it|they|this|these|its|their)\b/i.test(sentence) ? `${title}. ` : ''
    return (
      isSaidBy(said, { source: subject + first, least: leastSaid.ofPart }) ||
      parts.some((part) => isSaidBy(said, { source: part, least: leastSaid.ofPart })) ||
      isSaidBy(said, { source: subject + sentence, least: leastSaid.ofWhole })
    )
  })
}

function isSaidBy(said: string, { source, least }: { source: string; least: number }): boolean {
  const [words, own] = [contentOf(said), [...contentOf(source)]]
  const kept = own.filter((word) => words.has(word)).length
  return kept > 0 && kept >= own.length * least && addsNothing(said, source) && isInOrder(said, source)
}
