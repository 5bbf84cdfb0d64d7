import { numberOfWord } from '../english/number-words.ts'
import { type SpelledNumber, spelledNumbers } from '../numbers/spelled.ts'
import {
  isMoneyAt,
  isOpen,
  type NumberHabit,
  powerOf,
  scaledValue,
  shortened,
  valueOfWritten,
  writtenNumber,
} from '../numbers/written.ts'
import { remembered } from '../basics/remembered.ts'
import { stem } from '../english/stem.ts'
import { idle, light } from './idle-words.ts'

/** A word or a figure, with where it stands in its text, in UTF-16 units. */
export interface Token {
  start: number
  end: number
  /** As it stands there. */
  written: string
  /** In small letters, without accents; a figure without its separators. */
  word: string
  /** What all forms of the word share; a figure written in words is the figure. */
  stem: string
  isFigure: boolean
  /** Says nothing of what a text is about. */
  isIdle: boolean
  /** Says little of it. */
  isLight: boolean
}

const pieces = new RegExp(String.raw`${writtenNumber}|\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)?|[%€$£§]`, 'gu')
const isPlain = /^[\0-\x7f]*$/
const plainPieces = new RegExp(String.raw`${writtenNumber}|[A-Za-z][A-Za-z0-9]*(?:'[A-Za-z]+)?|[%$]`, 'g')
/** Written before or behind figures. */
const signs: ReadonlyMap<string, string> = new Map([
  ['%', 'percent'],
  ['€', 'eur'],
  ['$', 'usd'],
  ['£', 'gbp'],
  ['§', 'section'],
])
const sameWords: ReadonlyMap<string, string> = new Map([
  ['euro', 'eur'],
  ['euros', 'eur'],
  ['dollar', 'usd'],
  ['dollars', 'usd'],
  ['percentage', 'percent'],
  ['prozent', 'percent'],
  ['hr', 'hour'],
  ['hrs', 'hour'],
  ['min', 'minute'],
  ['mins', 'minute'],
  ['cannot', 'can'],
])

/** The words and figures of a text in their order; its numbers are read by the habit of the document that it is from, as far as that is known. Costs its length. */
export function tokensOf(text: string, habit?: NumberHabit): Token[] {
  const tokens: Token[] = []
  let isMarked = false
  // Most texts are plain, and plain classes are read several times as fast.
  for (const { 0: written, index: start } of text.matchAll(isPlain.test(text) ? plainPieces : pieces)) {
    const { word, stem: base, isFigure, isIdle, isLight } = readingOf(written)
    const end = start + written.length
    isMarked ||= isFigure && (hasMarks.test(written) || isScaled(tokens.at(-1), { word, start }))
    tokens.push({ start, end, written, word, stem: base, isFigure, isIdle, isLight })
  }
  const spelled = spelledNumbers(text)
  const whole = spelled.length === 0 ? tokens : withSpelled(tokens, spelled, text)
  return isMarked ? withValues(whole, text, habit) : whole
}

/** What is written with a fraction or in several words is one figure. */
function withSpelled(tokens: readonly Token[], spelled: readonly SpelledNumber[], text: string): Token[] {
  const all: Token[] = []
  let at = 0
  for (const { start, end, value } of spelled) {
    for (; (tokens[at]?.end ?? Infinity) <= start; at++) all.push(...tokens.slice(at, at + 1))
    const figure = { word: value, stem: value, isFigure: true, isIdle: false, isLight: false }
    all.push({ start, end, written: text.slice(start, end), ...figure })
    while ((tokens[at]?.start ?? Infinity) < end) at++
  }
  return [...all, ...tokens.slice(at)]
}

/** Has its value already. */
const isSpelled = /[^\d.,:'’\s]/
const hasMarks = /\d[.,'’\s]\d/
/** Symbols of units (BIPM, The International System of Units), in small letters. */
const units = new Set(
  'kg g mg t l ml cl hl m cm mm km nm s ms h min minute w kw mw kwh mwh v kv a ma hz khz mhz ghz b kb mb gb tb bar mbar psi pa kpa mpa c k n kn j kj percent'.split(
    ' ',
  ),
)

/** Numbers with marks by their values. */
function withValues(tokens: Token[], text: string, habit: NumberHabit): Token[] {
  return tokens.flatMap((token, at): Token[] => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    if (isScaled(before, token)) return []
    if (next && isScaled(token, next)) return [scaled(token, next, text, habit)]
    return [withValue(token, next, text, habit)]
  })
}

/** "1.5 million" is one figure. */
function isScaled(figure: Token | undefined, { word, start }: Pick<Token, 'word' | 'start'>): boolean {
  return (
    figure !== undefined &&
    /^\d/.test(figure.written) &&
    start - figure.end <= 1 &&
    powerOf(word) !== undefined
  )
}

function scaled(figure: Token, { word, end }: Token, text: string, habit: NumberHabit): Token {
  const value = scaledValue(figure.written, powerOf(word) ?? 0, habit) ?? figure.word
  return { ...figure, end, written: text.slice(figure.start, end), word: value, stem: value }
}

function withValue(token: Token, next: Token | undefined, text: string, habit: NumberHabit): Token {
  if (!token.isFigure || !hasMarks.test(token.written) || isSpelled.test(token.written)) return token
  const isMoney = isMoneyAt(text, token.start, token.end)
  // Where nothing tells thousands from thousandths, a number is what is written and no value.
  if (habit === 'open' && !isMoney && isOpen(token.written))
    return { ...token, word: token.written, stem: token.written }
  const value = valueOfWritten(token.written, { habit, isMoney })
  if (value === undefined) return token
  const isMeasured = isMoney || !/^\d+\.\d+$/.test(token.written) || isUnit(next, token)
  const word = isMeasured ? shortened(value) : value.replace(/\.0+$/, '')
  return { ...token, word, stem: word }
}

/** Of a number with its unit, zeros at the end of a fraction say nothing; of a version they do. */
const isUnit = (next: Token | undefined, { end }: Token): boolean =>
  next !== undefined && next.start - end <= 2 && units.has(next.word)

type Reading = Pick<Token, 'word' | 'stem' | 'isFigure' | 'isIdle' | 'isLight'>

const readingOf = remembered(
  (written): Reading => {
    if (/^\d/.test(written)) return figureOf(written)
    const folded = foldedOf(written)
    // "HR" is a department, "hr" an hour.
    const word =
      signs.get(written) ??
      (written.length === 2 && isAllCapitals(written) ? folded : (sameWords.get(folded) ?? folded))
    const value = counting.get(word) ?? numberOfWord(word)
    if (value !== undefined && word !== 'one')
      return { word, stem: String(value), isFigure: true, isIdle: false, isLight: false }
    return {
      word,
      stem: familyOf(word),
      isFigure: false,
      isIdle: (idle.has(word) && !isAllCapitals(written)) || /n['’]t$/.test(word),
      isLight: light.has(word),
    }
  },
  20_000,
  60,
)

/** Words that count and are none of the numbers themselves. */
const counting: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['once', 1],
  ['twice', 2],
  ['dozen', 12],
  ['tausend', 1000],
  ...'millions millionen mio'.split(' ').map((word): [string, number] => [word, 1_000_000]),
  ...'billions milliarde milliarden mrd'.split(' ').map((word): [string, number] => [word, 1_000_000_000]),
  ...'zwei drei vier funf sechs sieben acht neun zehn'
    .split(' ')
    .map((word, at): [string, number] => [word, at + 2]),
])

const isAllCapitals = (written: string): boolean => written.length > 1 && /^\p{Lu}+$/u.test(written)

function figureOf(written: string): Reading {
  const word = written.replace(/,(?=\d{3}(?!\d))/g, '').replace(/\.0+$/, '')
  return { word, stem: word.replace(/^0+(?=\d)/, ''), isFigure: true, isIdle: false, isLight: false }
}

const foldedOf = (written: string): string =>
  written
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]s$/, '')
    // One spelling for both sides of the Atlantic.
    .replace(/(?<=[a-z]{3})our(?=s?$|al|ed$|ing$)/, 'or')
    .replace(/is(?=(?:e|ed|er|es|ing|ation|ations)$)/, 'iz')
    .replace(/ll(?=(?:ed|ing|ation)$)/, 'l')

const longestStemmed = 40

/** Porter's stem, and of forms that he cannot know, the one of their word. */
const familyOf = (word: string): string =>
  word.length > longestStemmed ? word : stem(irregular.get(word) ?? word)

const irregular: ReadonlyMap<string, string> = new Map(
  (
    'sent-send paid-pay payment-pay payments-pay payable-pay held-hold bought-buy sold-sell told-tell left-leave led-lead met-meet built-build wrote-write written-write chose-choose chosen-choose ' +
    'began-begin begun-begin kept-keep lost-lose brought-bring taught-teach thought-think spent-spend lent-lend grew-grow grown-grow knew-know known-know drove-drive driven-drive ' +
    'broke-break broken-break spoke-speak spoken-speak ran-run won-win fell-fall fallen-fall sat-sit stood-stand understood-understand rose-rise risen-rise shown-show showed-show ' +
    'children-child men-man women-woman feet-foot renewal-renew arrival-arrive removal-remove refusal-refuse proposal-propose submission-submit permission-permit decision-decide retention-retain signature-sign complaint-complain complaints-complain application-apply applications-apply applicant-apply applicants-apply signatures-sign ' +
    'extension-extend suspension-suspend response-respond delivery-deliver deliveries-deliver entries-entry warranties-warranty height-high weight-weigh length-long width-wide depth-deep'
  )
    .split(' ')
    .map((pair): [string, string] => {
      const [form = '', base = ''] = pair.split('-')
      return [form, base]
    }),
)
