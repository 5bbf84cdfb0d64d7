import { smallNumbers, tens } from '../english/number-words.ts'
import { germanNumber } from './german-words.ts'
import { shortened } from './written.ts'

/** A number that is written with a fraction or in words, with its place in UTF-16 units and its value as a plain literal. */
export interface SpelledNumber {
  start: number
  end: number
  value: string
}

const vulgar: Readonly<Record<string, readonly [number, number]>> = {
  '½': [1, 2],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
  '⅒': [1, 10],
}
/** Parts that measures come in; "3/7" is a date or a page rather. Without a whole before it a fraction with a plain slash needs the name of its unit. */
const parts = String.raw`[1-9]\d?[/⁄](?:[234568]|10|16|32|64)(?![\d/⁄.,:])`
const fractions = new RegExp(
  String.raw`(?<![\d.,:/⁄])(?:(\d{1,6})[ \u00a0\u202f]?([${Object.keys(vulgar).join('')}])|([${Object.keys(vulgar).join('')}])|(\d{1,4})[ \u00a0\u202f-](${parts})|(${parts})(?=[ \u00a0\u202f-]?\p{L}))`,
  'gu',
)

const hasFraction = new RegExp(String.raw`[${Object.keys(vulgar).join('')}]|\d[/⁄]\d`, 'u')
const hasWord =
  /hundred|thousand|illion|dozen|hal(?:f|b)|quarter|(?:t|s)y\b|[zs]ig\b|ßig\b|hundert|tausend|zw[oö]lf|elf\b|zehn\b|(?:^|\P{L})(?:zwei|drei|vier|f[üu]e?nf|sechs|sieben|acht|neun)(?!\p{L})/iu

/** The numbers of a text that are written with a fraction ("2½", "3 1/2") or in several words ("two and a half", "zweieinhalb"), in their order. Costs its length. */
export function spelledNumbers(text: string): SpelledNumber[] {
  const numbers = hasFraction.test(text) ? fractionsIn(text) : []
  if (!hasWord.test(text)) return numbers
  return [...numbers, ...wordsIn(text)].toSorted((a, b) => a.start - b.start)
}

function fractionsIn(text: string): SpelledNumber[] {
  const numbers: SpelledNumber[] = []
  for (const match of text.matchAll(fractions)) {
    const [written, before, sign, alone, whole, part, bare] = match
    const [top, bottom] = vulgar[sign ?? alone ?? ''] ?? partsOf(part ?? bare ?? '')
    if (top >= bottom) continue
    const value = literal(Number(before ?? whole ?? 0) + top / bottom)
    numbers.push({ start: match.index, end: match.index + written.length, value })
  }
  return numbers
}

function partsOf(written: string): readonly [number, number] {
  const [top = 1, bottom = 1] = written.split(/[/⁄]/).map(Number)
  return [top, bottom]
}

/** Thirds have no end; six places tell them from all that people write. */
const literal = (value: number): string => shortened(value.toFixed(6))

interface Word {
  start: number
  end: number
  /** In small letters. */
  word: string
}

const wordOrFigure = /\p{L}+|\d+(?:\.\d+)?/gu
const between = /^(?:\s|-)$/u

function wordsIn(text: string): SpelledNumber[] {
  const words: Word[] = []
  const numbers: SpelledNumber[] = []
  const flush = () => {
    for (let at = 0; at < words.length;) {
      const number = numberAt(words, at)
      const [first, last] = [words[at], words[at + (number?.length ?? 1) - 1]]
      if (number && first && last)
        numbers.push({ start: first.start, end: last.end, value: literal(number.value) })
      at += number?.length ?? 1
    }
    words.length = 0
  }
  for (const { 0: written, index } of text.matchAll(wordOrFigure)) {
    const last = words.at(-1)
    if (last && !between.test(text.slice(last.end, index))) flush()
    const word = written.toLowerCase()
    if (isPart(word)) words.push({ start: index, end: index + written.length, word })
    else flush()
  }
  flush()
  return numbers
}

const scales: ReadonlyMap<string, number> = new Map([
  ['thousand', 1000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
])
const joining = new Set(['a', 'an', 'and', 'hundred', 'dozen', 'half', 'quarter', 'quarters'])

const isPart = (word: string): boolean =>
  joining.has(word) ||
  scales.has(word) ||
  /^\d/.test(word) ||
  smallNumbers.includes(word) ||
  tens.includes(word) ||
  germanNumber(word) !== undefined

interface Parsed {
  value: number
  /** In words. */
  length: number
}

/** The number that begins at a word, if it is more than a word that is read as a number anyway. */
function numberAt(words: readonly Word[], at: number): Parsed | undefined {
  const word = words[at]?.word ?? ''
  const german = germanNumber(word)
  if (german !== undefined) return { value: german, length: 1 }
  const next = words[at + 1]?.word ?? ''
  if (word === 'half' && (next === 'a' || next === 'an')) {
    const many = words[at + 2]?.word ?? ''
    const scale = many === 'dozen' ? 12 : many === 'hundred' ? 100 : scales.get(many)
    return { value: (scale ?? 1) / 2, length: scale ? 3 : 2 }
  }
  const whole = /^\d/.test(word) ? { value: Number(word), length: 1 } : wholeAt(words, at)
  if (!whole) return undefined
  const part = fractionBehind(words, at + whole.length)
  if (part) return { value: whole.value + part.value, length: whole.length + part.length }
  return whole.length > 1 ? whole : undefined
}

/** "and a half", "and three quarters". */
function fractionBehind(words: readonly Word[], at: number): Parsed | undefined {
  const [and, count, part] = words.slice(at, at + 3).map(({ word }) => word)
  if (and !== 'and') return undefined
  if (count === 'a' || count === 'one') {
    if (part === 'half') return { value: 0.5, length: 3 }
    if (part === 'quarter') return { value: 0.25, length: 3 }
  }
  return count === 'three' && part === 'quarters' ? { value: 0.75, length: 3 } : undefined
}

/** Groups of hundreds, each with a smaller scale than the one before it. */
function wholeAt(words: readonly Word[], from: number): Parsed | undefined {
  let at = from
  let value = 0
  let least = Infinity
  for (;;) {
    const skip = at > from && words[at]?.word === 'and' ? 1 : 0
    const group = hundredsAt(words, at + skip)
    if (!group || (skip === 1 && group.value >= 100)) break
    const scale = scales.get(words[at + skip + group.length]?.word ?? '')
    if ((scale ?? 1) >= least || (at > from && least === 1)) break
    value += group.value * (scale ?? 1)
    least = scale ?? 1
    at += skip + group.length + (scale ? 1 : 0)
    if (!scale) break
  }
  return at > from ? { value, length: at - from } : undefined
}

function hundredsAt(words: readonly Word[], at: number): Parsed | undefined {
  const article = words[at]?.word === 'a' || words[at]?.word === 'an'
  const first = article ? { value: 1, length: 1 } : smallAt(words, at)
  if (!first) return undefined
  const next = words[at + first.length]?.word ?? ''
  if (next === 'dozen') return { value: first.value * 12, length: first.length + 1 }
  if (next !== 'hundred') return article && !scales.has(next) ? undefined : first
  const behind = at + first.length + 1
  const skip = words[behind]?.word === 'and' ? 1 : 0
  const small = smallAt(words, behind + skip)
  const length = first.length + 1
  return small
    ? { value: first.value * 100 + small.value, length: length + skip + small.length }
    : { value: first.value * 100, length }
}

/** Below a hundred. */
function smallAt(words: readonly Word[], at: number): Parsed | undefined {
  const word = words[at]?.word ?? ''
  const small = smallNumbers.indexOf(word)
  if (small >= 0) return { value: small, length: 1 }
  const ten = tens.indexOf(word)
  if (ten < 0) return undefined
  const unit = smallNumbers.indexOf(words[at + 1]?.word ?? '')
  const value = (ten + 2) * 10
  return unit > 0 && unit < 10 ? { value: value + unit, length: 2 } : { value, length: 1 }
}
