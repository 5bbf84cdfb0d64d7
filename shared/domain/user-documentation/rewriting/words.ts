import { tokenise } from '../../requirement-reading/tokenise.ts'
import { isWord } from '../../story-writing/tokens.ts'

const figures = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Words that say nothing by themselves, and those of every manual. */
const idle = new Set(
  `a an the this that these those it its you your yours yourself they them their there here which who whom whose what where how why so such as at by for from in into of off on onto out over to under up with about than then
  and or but both either also too again just be is are was were been being am do does did done have has had having can may will would could might shall should must get gets got
  if when once after before while until as soon whenever now still already given
  open choose select see press click tap enter use using find go want need please follow show appear display take automatically each every any all one`.split(
    /\s+/,
  ),
)

const negations: readonly (readonly [string, RegExp])[] = [
  ['not', /\b(?:not|cannot|\w+n['’]t)\b/gi],
  ['no', /\b(?:no|none|nobody|nothing|never|neither|nor)\b/gi],
  ['without', /\bwithout\b/gi],
  ['unless', /\bunless\b/gi],
  ['only', /\bonly\b/gi],
  ['except', /\bexcept\b/gi],
  ['until', /\buntil\b/gi],
  ['least', /\b(?:at least|no less than|minimum)\b/gi],
  ['most', /\b(?:at most|up to|maximum|no more than)\b/gi],
  ['more', /\b(?:more than|longer than|larger than|above|over|exceed\w*)\b/gi],
  ['less', /\b(?:less than|fewer than|shorter than|below|under)\b/gi],
]

/** What a sentence says that must not change, however it is said. */
export interface Substance {
  /** Figures, written in digits or words, in ascending order. */
  numbers: string
  quoted: string
  /** How often it denies, and in what way it restricts. */
  restrictions: string
}

export function substanceOf(text: string): Substance {
  const quoted = [...text.matchAll(/"([^"]*)"|“([^”]*)”/g)].map(
    ([, straight, curly]) => straight ?? curly ?? '',
  )
  const plain = unquoted(text)
  const numbers = [...plain.matchAll(/\d+(?:[.,:]\d+)*/g)].map(([number]) => number)
  const inWords = (plain.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => {
    const value = figures.indexOf(word)
    // "One" is as often a word for a thing.
    return value > 1 || value === 0 ? [String(value)] : []
  })
  return {
    numbers: [...numbers, ...inWords].toSorted().join(' '),
    quoted: quoted.toSorted().join('\n'),
    restrictions: negations.map(([, pattern]) => plain.match(pattern)?.length ?? 0).join(' '),
  }
}

export const unquoted = (text: string): string => text.replace(/"[^"]*"|“[^”]*”/g, ' ')

/** The words of a text that say something, each by its base. */
export function contentOf(text: string): Set<string> {
  const found = new Set<string>()
  for (const token of tokenise(unquoted(text)).filter(isWord)) {
    const word = token.text.toLowerCase()
    const base = token.lemma.toLowerCase()
    if (!idle.has(word) && !idle.has(base) && /\p{L}/u.test(word)) found.add(stemOf(base))
  }
  return found
}

/** "Booking", "booked" and "books" are one: a lexicon may take the same word once for a noun and once for a verb. */
const stemOf = (word: string): string =>
  word
    .replace(/(?:ation|ing|ed|es|s|er|e)$/, '')
    .replace(/(.)\1$/, '$1')
    .slice(0, 12) || word
