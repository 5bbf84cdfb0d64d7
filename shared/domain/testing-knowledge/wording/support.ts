import { addsNothing } from '../../restating/adds-nothing.ts'
import { contentOf } from '../../restating/content.ts'
import { pieceIn } from '../../restating/order.ts'
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

/** How much of a statement a sentence that rests on it has to say. */
const leastSaid = 0.5

/** What begins with them changes what stands before it. */
const changing = new Set(
  'if when unless until only where while once provided before after without except but not no never although though because than or'.split(
    ' ',
  ),
)
const changes = (words: string): boolean =>
  (words.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => changing.has(word))

/**
 * The sentence of an article that says what an offered one does: the beginning of a statement of it, with its figures and denials, and no word more or less. The end may be left out, as long as it
 * changes nothing of what is said. What stands before and behind a semicolon or a colon says something each; where a sentence begins with "it" the title says of what.
 */
export function supportOf({ text }: Offered, { title, text: article }: Article): string | undefined {
  const said = text.trim()
  if (!/^["“\p{Lu}\d][^]*[.!?]["”]?$/u.test(said)) return undefined
  return sentencesOf(article).find((sentence) => {
    const [first = '', ...rest] = sentence.split(/[;:]\s+/)
    // What explains a mistake may be the mistake itself.
    const parts = /\bmistake/i.test(sentence) ? [] : rest
    const subject = /^(?:it|they|this|these|its|their)\b/i.test(sentence) ? `${title}. ` : ''
    return [sentence, subject + sentence, subject + first, ...parts].some((one) => isSaidBy(said, one))
  })
}

function isSaidBy(said: string, source: string): boolean {
  const place = pieceIn(said, source)
  if (!place || contentOf(source.slice(0, place.start)).size > 0) return false
  const [own, all] = [contentOf(said), contentOf(source)]
  return (
    own.size > 0 &&
    own.size >= all.size * leastSaid &&
    !changes(source.slice(place.end)) &&
    addsNothing(said, source)
  )
}
