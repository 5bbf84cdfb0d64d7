import { isNoun } from '../nouns.ts'
import { tidy } from '../prose.ts'
import type { Check } from '../types.ts'
import { singular } from './collection-words.ts'
import { conditionIn } from './condition-words.ts'
import { kindOfPart } from './parts.ts'
import type { Told } from './readers.ts'

// Who or what is spoken of stands for something that the next fact names, or for nobody.
const opening = /^(?:it|that|this|these|those|they|we|you|i|this time)\b/i
// How many, which and what else is told of could be looked up on the page; so could how it looks, and what comes and goes.
const claim =
  /\uE000|\d|\b(?:nothing|none|nobody|neither|nor|never|only|just|except|all|both|each|every|either|others?|another|else|same|more|less|fewer|few|many|most|first|second|third|last|next|three|four|five|six|seven|eight|nine|ten|empty|blank|full|open(?:s|ed)?|clos(?:es?|ed)|appear\w*|disappear\w*|vanish\w*|show[ns]?|visible|hidden|hides?|gone(?! (?:up|down|back|on|through)\b)|there|here|listed|displayed|ticked|unticked|checked|unchecked|selected|chosen|picked|highlighted|greyed|grayed|disabled|enabled|focus\w*|valid|invalid|deleted|removed|saved|sent|scroll\w*|download\w*|redirect\w*)\b/i
const looks =
  /\b(?:is|are|was|were|looks?|turns?|becomes?|gets?|gets|feels?|seems?|stays?|remains?)(?:n['’]t)? (?:not |a bit |a little |much |now |still |very |really |all )*(?!(?:been|gone|going|coming|working|trying|added|moved|swapped|switched|traded|exchanged|shifted|pushed|accepted|supposed)\b)[a-z]+(?: |$)/i
const explains =
  /^(?:: | - | – |,? so |,? because |,? since |, (?=(?:it|that|they|this|these|those|which)\b))/i

/**
 * Whether a clause that nobody could read only introduces the fact that explains it: it speaks of "it", "that" or us, has no word that could be looked up on the
 * page, and is joined to the next fact by what explains. Whether that one could be read, the caller knows.
 */
export function isExplained(clause: string, joint: string): boolean {
  const words = tidy(clause)
  const bare = words.replace(/^(?:this time|those two|these two|we|you)\b/i, 'they').replace(/ by one\b/i, '')
  if (!opening.test(words) || !explains.test(joint) || claim.test(bare)) return false
  if (/ \p{Lu}/u.test(words.replace(/ I\b/g, '')) || conditionIn(words)) return false
  return (
    !looks.test(bare.replace(/['’](?:s|re)\b/g, ' is')) &&
    !words.split(/[ ,'’]+/).some((word) => isThing(word))
  )
}

const isThing = (word: string): boolean =>
  [word, singular(word)].some((noun) => isNoun(noun) || kindOfPart(noun.toLowerCase()) !== undefined)

const concrete = new Set<Check['kind']>([
  'assert_text',
  'assert_labelled',
  'assert_value',
  'assert_number',
  'assert_cell',
  'assert_order',
  'assert_collection',
])

/** Whether checks say something definite, so that they may explain what stands before them: a text, a value, members, a place or a number. */
export const areConcrete = (checks: readonly Check[]): boolean =>
  checks.length > 0 &&
  checks.every(
    ({ kind, negated, expected, texts }) =>
      concrete.has(kind) && !negated && ((expected ?? '') !== '' || (texts ?? []).length > 0),
  )

/** Facts of parts of a sentence, without those that only introduce the next part; `joints` stand between the parts. */
export function withoutExplained<T>(
  parts: readonly Told<T>[][],
  joints: readonly string[],
  explains: (read: T) => boolean,
): Told<T>[] {
  return parts.flatMap((facts, at) => {
    const [only, ...more] = facts
    const isIntroduced = leadsTo(parts[at + 1], explains)
    const isAlone = only !== undefined && more.length === 0 && 'unread' in only
    return isAlone && isIntroduced && isExplained(only.unread, joints[at] ?? '') ? [] : facts
  })
}

/** Whether the first of some facts was read and says something definite. */
export const leadsTo = <T>(
  facts: readonly Told<T>[] | undefined,
  explains: (read: T) => boolean,
): boolean => {
  const [next] = facts ?? []
  return next !== undefined && 'read' in next && explains(next.read)
}
