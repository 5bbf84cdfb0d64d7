import { namesIn } from './names-in.ts'
import type { Library } from './new-library.ts'
import { type Word, wordsOf } from './words.ts'

/** Nobody asks in more words; those behind them are not read. */
const mostWords = 200

export interface Question {
  /** The words that tell something, as the articles write them where they have them. */
  words: Word[]
  /** The same with all others, for names that hold idle words. */
  all: Word[]
}

/**
 * The words of a question. A word that no article has is read as two that stand together in names (`blackbox`), two as one (`play wright`), or as the one
 * word of a name that differs by a letter (`playright`); else it stays, and speaks against every article.
 */
export function readQuestion(library: Library, text: string): Question {
  const read = joined(library, wordsOf(text).slice(0, mostWords)).flatMap((word) => known(library, word))
  const all = telling(library, read)
  return { all, words: all.filter(({ idle }) => !idle) }
}

/** Idle words tell something where a name has no others: `given when then`. */
function telling(library: Library, words: readonly Word[]): Word[] {
  const named = new Set(
    namesIn(library, words)
      .filter(({ from, to }) => words.slice(from, to).every(({ idle }) => idle))
      .flatMap(({ from, to }) => words.slice(from, to)),
  )
  return words.map((word) => (named.has(word) ? { ...word, idle: false } : word))
}

function joined(library: Library, words: readonly Word[]): Word[] {
  const result: Word[] = []
  for (const word of words) {
    const before = result.at(-1)
    const both = before && library.nameWords.get(`${before.text}${word.text}`)
    const isOne = both !== undefined && !(library.isKnown(before?.stem ?? '') && library.isKnown(word.stem))
    if (isOne && before)
      result[result.length - 1] = { text: before.text + word.text, stem: both, at: before.at, idle: false }
    else result.push(word)
  }
  return result
}

const longestWord = 40

function known(library: Library, word: Word): Word[] {
  const { text, at } = word
  if (word.idle || library.isKnown(word.stem) || text.length > longestWord) return [word]
  for (let end = 3; end <= text.length - 3; end++) {
    const [first, second] = [text.slice(0, end), text.slice(end)]
    const stems = [library.nameWords.get(first), library.nameWords.get(second)]
    if (stems[0] !== undefined && stems[1] !== undefined)
      return [
        { text: first, stem: stems[0], at, idle: false },
        { text: second, stem: stems[1], at: at + end, idle: false },
      ]
  }
  const alike =
    text.length < 6 ? undefined : [...library.nameWords].find(([name]) => differsByOne(text, name))
  return [alike ? { ...word, stem: alike[1] } : word]
}

/** True where one letter was put in, left out, changed, or swapped with the next; never the first one. */
export function differsByOne(one: string, other: string): boolean {
  if (one[0] !== other[0] || other.length < 5 || Math.abs(one.length - other.length) > 1) return false
  if (/\d/.test(one + other)) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const rest = (text: string, skipped: number) => text.slice(start + skipped)
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (one[start] === other[start + 1] && one[start + 1] === other[start] && rest(one, 2) === rest(other, 2))
  )
}
