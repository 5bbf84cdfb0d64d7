import { numberOfWord } from '../english/number-words.ts'
import { singular } from '../english/plural.ts'
import { isBlank } from '../prose-steps/blanks.ts'
import { isNoun } from '../prose-steps/nouns.ts'
import { readProse } from '../prose-steps/prose.ts'
import { denials, denyingAll, idle, leading, refusing } from './word-lists.ts'
import { typedIn, type Half } from './words-of.ts'

interface Said {
  text: string
  literals: string[]
  /** Outside of quotes, numbers in digits. */
  words: string[]
}

/**
 * Whether a sentence says no less than the part of a step that it is offered for, and nothing else: it has every quoted text, number and word of the
 * part (but those that say nothing, and those of `meant`, which its own words stand for), denies if and only if the part does, leaves quoted texts
 * beside the noun and in the order in which they stand, and quotes nothing that its author did not write as a text of the page. A blank is left to
 * its author, and stands for the thing that the words which it is called by name.
 */
export function keeps(
  part: string,
  sentence: string,
  { half, meant }: { half: Half; meant: ReadonlySet<string> },
): boolean {
  const [before, after] = [said(part), said(sentence)]
  const blanks = after.literals.filter(isBlank)
  const quoted = after.literals.filter((text) => !isBlank(text))
  const own = half === 'actions' ? [...before.literals, ...typedIn(part)] : before.literals
  if (!quoted.every((text) => own.includes(text))) return false
  if (!before.literals.every((text) => quoted.includes(text))) return false
  if (!deniesAlike(before, after) || !standAlike(before, after)) return false
  if (blanks.some((one) => isSaidOfThings(one, before) || wordsIn(one).some((word) => denials.has(word))))
    return false
  const kept = new Set([...after.words, ...wordsIn([...blanks, ...quoted].join(' '))].map(singular))
  const isSaid = (word: string) =>
    idle.has(word) ||
    (meant.has(word) && !refusing.has(word)) ||
    (denials.has(word) && !denyingAll.has(word)) ||
    kept.has(singular(word))
  return before.words.every(isSaid)
}

// Two denials may be one that is denied: nobody is sure of these.
function deniesAlike(before: Said, after: Said): boolean {
  const [said, again] = [before, after].map(({ words }) => words.filter((word) => denials.has(word)).length)
  return said === again && (said ?? 0) < 2
}

// "In the "Name" field": the quoted text is no value. Of texts without a noun the order may say which is which.
function standAlike(before: Said, after: Said): boolean {
  const [placed, again] = [placesOf(before), placesOf(after)]
  const isKept = placed.every(({ literal, noun, led }) => {
    const now = again.find((one) => one.literal === literal)
    return (
      (noun === undefined || now?.noun === noun) && (!led || now?.led === true || now?.noun !== undefined)
    )
  })
  const bare = placed.filter(({ noun, led }) => noun === undefined && !led).map(({ literal }) => literal)
  const order = again.map(({ literal }) => literal).filter((literal) => bare.includes(literal))
  return isKept && bare.join('\n') === order.join('\n')
}

const placesOf = ({ text, literals }: Said) =>
  [...text.matchAll(/(?:([\p{L}-]+) )?(?:the )?\uE000(\d+)\uE001(?: ([\p{L}-]+))?/gu)].map(
    ([, before = '', index, after = '']) => ({
      literal: literals[Number(index)] ?? '',
      noun: isNoun(after.toLowerCase()) ? after.toLowerCase() : undefined,
      led: leading.has(before.toLowerCase()),
    }),
  )

// "It is saved", "marked as done": a state is nothing that is called so.
function isSaidOfThings(one: string, { text }: Said): boolean {
  const before = text.toLowerCase().split(one.slice(1, -1).toLowerCase())[0] ?? ''
  return / (?:is|are|was|were|be|been|being|gets?|got|has|have|as|looks?|seems?|becomes?|turns?|stays?|remains?)(?: (?:now|then|still|also|again|already|not|never|no longer))* $/.test(
    ` ${before}`,
  )
}

function said(sentence: string): Said {
  const { text, literals } = readProse(sentence)
  return { text, literals, words: wordsIn(text.replace(/\uE000\d+\uE001/g, ' ')) }
}

// A unit that stands apart is a word, too, and so is what compares.
const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’%.,@+-]*|[%‰°<>≤≥≠\p{Sc}]/gu) ?? []).map((word) => {
    const bare = word.replace(/[.,]+$/, '').replaceAll('’', "'")
    return `${numberOfWord(bare) ?? bare}`
  })
