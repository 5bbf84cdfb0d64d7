import { monthOf, months, weekdays } from '../../english/dates.ts'
import { numberOfWord } from '../../english/number-words.ts'
import { singular } from '../../english/plural.ts'
import type { InPage } from './kit.ts'

/**
 * The words, numbers, dates and signs of a text in order, without what only separates them: case, punctuation, leading zeros of dates, empty decimals and
 * the ways of writing a month or a small number are no difference that somebody who writes without quotes means.
 */
export function wordsOf(page: InPage, text: string): string[] {
  const plain = (word: string): string => {
    const lower = word.toLowerCase()
    const number = numberOfWord(lower)
    if (number !== undefined) return String(number)
    const month = monthOf(lower)
    if (month !== undefined) return months[month - 1] ?? lower
    if (/^\d+(?:st|nd|rd|th)$/.test(lower)) return lower.slice(0, -2)
    if (/^\d+(?:[/.:-]\d+)+$/.test(lower) && page.wordKind(lower) !== 'number')
      return lower.replace(/(^|\D)0+(?=\d)/g, '$1')
    return lower.replace(/^([-−]?\d+)[.,]0{1,2}$/, '$1').replace('−', '-')
  }
  const word = /(?<![\p{L}\p{N}])[-−]\d+(?:[.,:/-]\d+)*|[\p{L}\p{N}]+(?:[.,:/'’-][\p{L}\p{N}]+)*|[€$£¥%°]/gu
  return [...page.tidy(text).matchAll(word)].map(([one]) => plain(one))
}

/** What a word says: a value that may be another, or a word that tells what it is a value of. */
export function wordKind(_page: InPage, word: string): ReturnType<InPage['wordKind']> {
  if (/^-?\d+(?:[.,]\d{3})*(?:[.,]\d+)?$/.test(word)) return 'number'
  if (/^\d+([/.-])\d+\1\d+$/.test(word)) return 'date'
  if (/^\d+:\d+(?::\d+)?$/.test(word)) return 'time'
  if (months.includes(word)) return 'month'
  return weekdays.includes(word) ? 'weekday' : 'word'
}

/** Whether words stand among others one after another. */
export function holdsWords(_page: InPage, words: readonly string[], wanted: readonly string[]): boolean {
  return (
    wanted.length > 0 && words.some((_word, at) => wanted.every((one, ahead) => words[at + ahead] === one))
  )
}

/** Whether words say the same as others but for the values in them, of which at least one is surely another. */
export function sameButValues(page: InPage, words: readonly string[], wanted: readonly string[]): boolean {
  let differs = false
  for (const [at, word] of wanted.entries()) {
    const other = words[at]
    const kind = page.wordKind(word)
    if (other === undefined || kind !== page.wordKind(other)) return false
    if (kind === 'word' && singular(word) !== singular(other)) return false
    if (kind !== 'word' && word !== other) {
      if (page.mayBeEqual(word, other)) return false
      differs = true
    }
  }
  return differs
}

/** The part of a text that says the same as the expected words with another value in them. */
export function otherValues(page: InPage, text: string, wanted: readonly string[]): string | undefined {
  const words = page.wordsOf(text)
  for (let at = 0; at + wanted.length <= words.length; at++) {
    const part = words.slice(at, at + wanted.length)
    if (page.sameButValues(part, wanted)) return part.join(' ')
  }
  return undefined
}

/** Whether two values that are written differently may be one: 1,234 and 1234, 10/05/2031 and 2031-05-10. */
export function mayBeEqual(page: InPage, one: string, other: string): boolean {
  if (one === other) return true
  const [kind, second] = [page.wordKind(one), page.wordKind(other)]
  if (kind !== second) return false
  if (kind === 'number') return one.replace(/[.,]/g, '') === other.replace(/[.,]/g, '')
  if (kind !== 'date') return false
  // The same numbers in any order; a year of two digits is that of four.
  const parts = (date: string): string =>
    date
      .split(/[/.-]/)
      .map((part) => (part.length > 2 ? part.slice(-2) : part).replace(/^0+(?=\d)/, ''))
      .toSorted()
      .join(' ')
  const mask = (date: string): string => date.replace(/\d{3,}/g, 'y').replace(/\d+/g, 'd')
  return mask(one) !== mask(other) && parts(one) === parts(other)
}
