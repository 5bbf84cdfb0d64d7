import { numberOfWord, smallNumbers, tens } from '../english/number-words.ts'
import { spelledNumbers } from '../numbers/spelled.ts'
import {
  habitOf,
  isMoneyAt,
  powerOf,
  scaledValue,
  shortened,
  valuesOfWritten,
  writtenNumber,
} from '../numbers/written.ts'
import { stem } from '../english/stem.ts'

/** Words that say nothing of what a text is about. Source: Lucene, EnglishAnalyzer.ENGLISH_STOP_WORDS_SET. */
const stopwords = new Set(
  `a an and are as at be but by for if in into is it no not of on or such that the their then there these they this to was will with`.split(
    ' ',
  ),
)

/** Characters of a term: what is longer is no word, and its end tells nothing. */
const longestTerm = 64

/** Scripts that put no spaces between words are read in pairs of characters, as Lucene's CJKAnalyzer does. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]+/gu

const stems = new Map<string, string>()
const rememberedStems = 50_000

function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size >= rememberedStems) stems.clear()
  const made = stem(word)
  stems.set(word, made)
  return made
}

function* pairsOf(run: string): Generator<string> {
  let before = ''
  let alone = true
  for (const character of run) {
    if (before) {
      yield before + character
      alone = false
    }
    before = character
  }
  if (alone) yield before
}

/** The terms of one word of letters and digits, in small letters. */
function* termsOfWord(word: string): Generator<string> {
  if (!/[^a-z0-9]/.test(word)) {
    if (!stopwords.has(word)) yield stemOf(word.slice(0, longestTerm))
    return
  }
  let at = 0
  for (const { 0: run, index } of word.matchAll(unspaced)) {
    if (at < index) yield termOf(word.slice(at, index))
    yield* pairsOf(run)
    at = index + run.length
  }
  if (at < word.length) yield termOf(word.slice(at))
}

/** A character of two units may be cut where a term is too long: its half goes. */
const termOf = (word: string): string => stemOf(word.slice(0, longestTerm).replace(/[\ud800-\udbff]$/, ''))

/**
 * The terms of a text in their order: its words in small letters, without accents, as stems, stopwords left out. Only letters and digits are in a term,
 * whatever the text holds. Takes any text; the cost is in proportion to its length.
 */
export function termsOf(text: string): string[] {
  const folded = text
    .replaceAll(signOfNote, ' ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  const terms: string[] = []
  for (const [word] of folded.matchAll(/[\p{L}\p{N}]+/gu))
    for (const term of termsOfWord(word)) terms.push(term)
  return terms
}

const hasMarkedNumber = /\d[.,'’\s]\d/
const scaledNumber = /\d[ \u00a0]?(?:thousand|tausend|m(?:illion|io\b)|billion|m(?:illiard|rd\b))/i
const scaleBehind =
  /^[ \u00a0]?(thousand|tausend|millionen|millions?|mio|billions?|milliarden?|mrd)(?![\p{L}\d])/iu
const termOfValue = (value: string): string => value.replace('.', 'd').slice(0, longestTerm)
/** "one" is a pronoun more often. */
const numberWord = new RegExp(
  String.raw`(?<![\p{L}-])(?:${[...smallNumbers.slice(2), ...tens].join('|')})(?![\p{L}-])`,
  'giu',
)
const numbers = new RegExp(String.raw`(?<!\p{L})(?:${writtenNumber})`, 'gu')

/**
 * A number with marks is found by its value, whatever its marks are, beside its parts: "48.500,75" and "48,500.75" are both `48500d75`, "12 000" is `12000`. Where thousands and
 * thousandths cannot be told apart it is found by both. Fractions and number words are found by their values as well.
 */
function* termsOfNumbers(text: string): Generator<string> {
  for (const { value } of spelledNumbers(text)) yield termOfValue(value)
  for (const [word] of text.matchAll(numberWord)) yield termOfValue(String(numberOfWord(word) ?? ''))
  const isScaled = scaledNumber.test(text)
  if (!isScaled && !hasMarkedNumber.test(text)) return
  const habit = habitOf(text)
  for (const { 0: written, index } of text.matchAll(numbers)) {
    const [, word] =
      (isScaled && scaleBehind.exec(text.slice(index + written.length, index + written.length + 14))) || []
    const value = word && scaledValue(written, powerOf(word.toLowerCase()) ?? 0, habit)
    if (value) yield termOfValue(value)
    if (!hasMarkedNumber.test(written)) continue
    const context = { habit, isMoney: isMoneyAt(text, index, index + written.length) }
    for (const value of valuesOfWritten(written, context)) yield termOfValue(shortened(value))
  }
}

/** How often each term stands in a text, in the order of first appearance. */
export type Frequencies = Map<string, number>

/** Adds the terms of a text, each counted `weight` times. Returns how many terms there are, weighted. */
export function countTerms(frequencies: Frequencies, text: string, weight = 1): number {
  const terms = [...termsOf(text), ...termsOfNumbers(text)]
  for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + weight)
  return terms.length * weight
}

/** The raised number of a note, behind a word or before one. One behind a unit is its exponent. */
const signOfNote = /(?<=\p{L}{3}|[.,;:!?)\]"”])[⁰¹²³⁴-⁹]+|(?<![\p{L}\p{N}])[⁰¹²³⁴-⁹]+(?=\p{L})/gu

// Between a term and its number stands what can be in no term, and what FTS5's tokenizer `ascii` takes for a letter.
const times = '×'

/** Frequencies as one text, `flow×3 layer×1`: each word of it names a term with the number of times that it stands there. */
export function encodeFrequencies(frequencies: Frequencies): string {
  return [...frequencies].map(([term, count]) => posting(term, count)).join(' ')
}

/** The word that stands for `count` times `term`. */
export const posting = (term: string, count: number): string => `${term}${times}${count}`

/** All postings of a term, whatever their number, lie from `from` (inclusive) to `to` (exclusive) in the order of code units. */
export const postingsOf = (term: string) => ({ from: `${term}${times}`, to: `${term}${times}:` })

/** The number of a posting. */
export const countOf = (word: string): number => Number(word.slice(word.lastIndexOf(times) + 1))

/** Reads what `encodeFrequencies` wrote. */
export function* decodeFrequencies(encoded: string): Generator<[term: string, count: number]> {
  for (let at = 0; at < encoded.length;) {
    const space = encoded.indexOf(' ', at)
    const end = space < 0 ? encoded.length : space
    const middle = encoded.lastIndexOf(times, end)
    yield [encoded.slice(at, middle), Number(encoded.slice(middle + 1, end))]
    at = end + 1
  }
}
