import { withoutS } from '../english/without-s.ts'
import { monthOf } from '../english/dates.ts'
import type { Span } from './sentences.ts'
import { type SpokenTime, spokenTimesIn } from './spoken-times.ts'
import { type Token, tokensOf } from './tokens.ts'

/** What a text says exactly. */
export interface Value extends Span {
  kind: 'date' | 'time' | 'money' | 'percent' | 'duration' | 'number' | 'email' | 'url'
  written: string
  /** Equal for what is written differently and means the same. */
  canonical: string
  /** What is counted, as a stem; the currency of money. */
  unit: string
}

const month = String.raw`(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)\.?`
const day = String.raw`\d{1,2}(?:st|nd|rd|th|\.)?`
const dates = [
  new RegExp(String.raw`\b${day} (?:of )?${month}(?:,? \d{4})?\b`, 'g'),
  new RegExp(String.raw`\b${month} ${day}(?:,? \d{4})?\b`, 'g'),
  new RegExp(String.raw`\b${month} \d{4}\b`, 'g'),
  new RegExp(
    String.raw`(?<=\b(?:[Ii]n|of|[Bb]y|[Ss]ince|[Uu]ntil|[Ff]rom|to|[Ee]ach|[Ee]very|[Ll]ate|[Ee]arly|[Mm]id|and|end|[Ii]m|[Bb]is|[Aa]b|[Ss]eit|Ende|Anfang|Mitte) )${month}(?![\p{L}\d])`,
    'gu',
  ),
  /\b\d{4}-\d{2}(?:-\d{2})?\b|\b\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})\b/g,
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/g,
  /\bQ[1-4](?: \d{4})?\b|(?<![\d.,:/-])(?:1[5-9]|20)\d{2}(?![\d:/-]|[.,]\d)/g,
]
const times = [
  /\b\d{1,2}(?:[:.]\d{2})? ?(?:[ap]\.m\.|[ap]m\b|o['’]clock\b)/gi,
  /\b[012]?\d(?:[:.][0-5]\d)? Uhr\b/g,
  /\b[012]?\d:[0-5]\d\b|\b(?:noon|midnight)\b/g,
]
const emails = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g
const urls = /\b(?:https?:\/\/|www\.)[^\s<>"'`|)\]]{2,300}/gi
const currencies = new Set('eur usd gbp chf cent sek dkk nok pln jpy yen inr cad aud'.split(' '))
const durations = new Set([
  ...'second minut hour dai day week month year quarter decad fortnight workdai weekdai'.split(' '),
  ...tokensOf(
    'Tage Tagen Woche Wochen Monat Monate Monaten Jahr Jahre Jahren Stunde Stunden Minuten Sekunden Werktage Werktagen',
  ).map(({ stem }) => stem),
])

/** The values of a text in their order; none lies within another. Costs its length. */
export function valuesIn(text: string, tokens: readonly Token[] = tokensOf(text)): Value[] {
  const flat = text.replace(/\s/g, ' ')
  const found = [
    ...matches(flat, [emails], 'email'),
    ...matches(flat, [urls], 'url'),
    ...matches(flat, dates, 'date'),
    ...matches(flat, times, 'time'),
    ...spokenTimesIn(tokens).map(timeFrom(flat)),
    ...figuresOf(tokens, flat),
  ]
  const taken = new Uint8Array(text.length)
  return found
    .filter(({ start, end }) => {
      if (taken[start] || taken[end - 1]) return false
      taken.fill(1, start, end)
      return true
    })
    .toSorted((one, other) => one.start - other.start)
}

const timeFrom =
  (text: string) =>
  ({ start, end, canonical }: SpokenTime): Value => ({
    kind: 'time',
    start,
    end,
    written: text.slice(start, end),
    canonical,
    unit: 'time',
  })

const matches = (text: string, patterns: readonly RegExp[], kind: Value['kind']): Value[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: written, index: start }) => ({
      kind,
      start,
      end: start + written.length,
      written,
      canonical:
        kind === 'date' ? dateOf(written) : kind === 'time' ? timeOf(written) : written.toLowerCase(),
      unit: kind,
    })),
  )

/** Day, month and year in one order, as far as they are given. */
function dateOf(written: string): string {
  const iso = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(written)
  if (iso) return [iso[1], Number(iso[2]), iso[3] && Number(iso[3])].filter(Boolean).join('-')
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(written)
  if (dotted) return [dotted[3], Number(dotted[2]), Number(dotted[1])].join('-')
  const name = /[A-Za-z]{3,}/.exec(written)?.[0].toLowerCase().slice(0, 3) ?? ''
  const month = monthOf(name)
  if (month === undefined) return withoutS(written.toLowerCase())
  const year = /\d{4}/.exec(written)?.[0]
  const inMonth = /\b\d{1,2}(?=\D|$)/.exec(written)?.[0] ?? /\b\d{1,2}(?=st|nd|rd|th)/.exec(written)?.[0]
  return [year, month, inMonth && Number(inMonth)].filter(Boolean).join('-')
}

function timeOf(written: string): string {
  if (/noon/.test(written)) return '12:00'
  if (/midnight/.test(written)) return '0:00'
  const [hour = 0, minute = 0] = (written.match(/\d+/g) ?? []).map(Number)
  const isAfternoon = /p\.?m/i.test(written) && hour < 12
  return `${isAfternoon ? hour + 12 : hour}:${String(minute).padStart(2, '0')}`
}

/** Figures with what they count: the sign before them, or a word close behind. */
function figuresOf(tokens: readonly Token[], text: string): Value[] {
  return tokens.flatMap((token, at): Value[] => {
    const isOne = token.word === 'one' && durations.has(tokens[at + 1]?.stem ?? '')
    if (!token.isFigure && !isOne) return []
    const before = tokens[at - 1]
    const next = tokens[at + 1]
    const money = [before, next].find((one) => one && currencies.has(one.stem) && isNear(one, token))
    if (money)
      return [
        valueOf({
          kind: 'money',
          from: first(money, token),
          to: last(money, token),
          figure: token,
          unit: money.stem,
          text,
        }),
      ]
    if (next?.stem === 'percent' && isNear(next, token))
      return [valueOf({ kind: 'percent', from: token, to: next, figure: token, unit: 'percent', text })]
    const behind = near(tokens.slice(at + 1, at + 4), token, text)
    const unit = behind.findIndex(({ stem }) => durations.has(stem))
    const counted = behind.find(({ isIdle, isFigure }) => !isIdle && !isFigure)
    if (
      unit >= 0 &&
      behind.slice(0, unit).every(({ isFigure, isIdle }) => !isFigure && !isIdle) &&
      behind[unit]
    )
      return [
        valueOf({
          kind: 'duration',
          from: token,
          to: behind[unit],
          figure: token,
          unit: behind[unit].stem,
          text,
        }),
      ]
    return [
      valueOf({ kind: 'number', from: token, to: token, figure: token, unit: counted?.stem ?? '', text }),
    ]
  })
}

/** The words behind a figure that no mark parts from it. */
function near(behind: readonly Token[], { end }: Token, text: string): Token[] {
  const stop = behind.findIndex(({ start }) => /[,;:.()|]/.test(text.slice(end, start)))
  return stop < 0 ? [...behind] : behind.slice(0, stop)
}

const isNear = (one: Token, other: Token): boolean => one.start - other.end <= 1 && other.start - one.end <= 1
const first = (one: Token, other: Token): Token => (one.start < other.start ? one : other)
const last = (one: Token, other: Token): Token => (one.start < other.start ? other : one)

function valueOf({
  kind,
  from,
  to,
  figure,
  unit,
  text,
}: {
  kind: Value['kind']
  from: Token
  to: Token
  figure: Token
  unit: string
  text: string
}): Value {
  return {
    kind,
    start: from.start,
    end: to.end,
    written: text.slice(from.start, to.end),
    canonical: `${figure.word === 'one' ? '1' : figure.stem} ${unit}`,
    unit,
  }
}
