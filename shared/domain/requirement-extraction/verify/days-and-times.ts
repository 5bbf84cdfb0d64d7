import { dateAt, monthOf, timeAt } from '../../english/dates.ts'

/** An ISO date or a time of 24 hours, and how the text writes it. */
interface Found {
  value: string
  written: string
}

const aNumber = /(?<![\w.:/-])\d|(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/giu
/** "31. März 2027", "31 de marzo de 2027". */
const named =
  /(?<!\d)(\d{1,2})(?:\.|st|nd|rd|th|er|º)?\s+(?:de\s+)?(\p{L}{3,12})\.?,?\s+(?:de\s+)?(\d{4})(?!\d)/gu
/** "2027/03/31", "31-03-2027", "3.31.2027": in whatever order. */
const figures = /(?<![\d./-])(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?![\d/-])/g
const hours = /(?<![\d.:])(\d{1,2})(?:[.:h](\d{2})|(?=\s?(?:uhr|h|heures|o.clock)(?!\p{L})))(?![\d.:]?\d)/giu
const hoursInWords = new Map([
  ['noon', '12:00'],
  ['midday', '12:00'],
  ['midnight', '00:00'],
])

/** The dates that a text may mean: one that can be read in two orders ("03/04/2027") is there twice. */
export function datesIn(text: string): Found[] {
  const found = [...text.matchAll(aNumber)].flatMap(({ index }) => {
    const date = dateAt(text, index)
    return date ? [{ value: date.value, written: text.slice(index, index + date.length) }] : []
  })
  for (const [written, first = '', , second = '', third = ''] of text.matchAll(figures))
    for (const value of orders(first, second, third)) found.push({ value, written })
  for (const [written, day = '', month = '', year = ''] of text.matchAll(named))
    if (monthOf(month) === undefined)
      for (const number of monthsAbroad(month)) add(found, { year, month: String(number), day }, written)
  return found
}

/** The times that a text may mean: "9.30" is one where a time is looked for. */
export function timesIn(text: string): Found[] {
  const found = [...text.matchAll(/(?<![\w.:])\d/g)].flatMap(({ index }) => {
    const time = timeAt(text, index)
    return time ? [{ value: time.value, written: text.slice(index, index + time.length) }] : []
  })
  const known = new Set(found.map(({ written }) => written.split(/\s/)[0]))
  for (const [written, hour = '', minute = '00'] of text.matchAll(hours))
    if (Number(hour) < 24 && Number(minute) < 60 && !known.has(written))
      found.push({ value: `${hour.padStart(2, '0')}:${minute}`, written })
  for (const [written] of text.matchAll(/(?<!\p{L})(?:noon|midday|midnight)(?!\p{L})/giu))
    found.push({ value: hoursInWords.get(written.toLowerCase()) ?? '', written })
  return found
}

/** The one date that such a text is; undefined where it is none, or may be two. */
export const dateOf = (text: string): string | undefined => only(datesIn(text), text)

/** The one time that such a text is. */
export const timeOf = (text: string): string | undefined => only(timesIn(text), text)

function only(found: readonly Found[], text: string): string | undefined {
  const own = found.filter(({ written }) => written.length === text.trim().length).map(({ value }) => value)
  const [value, ...others] = new Set(own)
  return others.length === 0 ? value : undefined
}

interface Day {
  year: string
  month: string
  day: string
}

function add(found: Found[], { year, month, day }: Day, written: string): void {
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (dateAt(value, 0)?.value === value) found.push({ value, written })
}

function orders(first: string, second: string, third: string): string[] {
  const found: Found[] = []
  if (first.length === 4) add(found, { year: first, month: second, day: third }, '')
  if (third.length === 4 && first.length <= 2) {
    add(found, { year: third, month: second, day: first }, '')
    add(found, { year: third, month: first, day: second }, '')
  }
  return found.map(({ value }) => value)
}

const languages = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'da']
let abroad: Map<string, Set<number>> | undefined

/** The months that begin like a word in other languages: two of them for "jui". */
function monthsAbroad(word: string): Set<number> {
  abroad ??= monthNames()
  const small = word.toLowerCase()
  const fitting = [...abroad].filter(([name]) => name.startsWith(small))
  return new Set(fitting.flatMap(([, numbers]) => [...numbers]))
}

function monthNames(): Map<string, Set<number>> {
  const names = new Map<string, Set<number>>()
  for (const language of languages) {
    const format = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' })
    for (let month = 1; month <= 12; month += 1) {
      const parts = format.formatToParts(new Date(Date.UTC(2027, month - 1, 1)))
      const name = (parts.find(({ type }) => type === 'month')?.value ?? '').toLowerCase()
      names.set(name, (names.get(name) ?? new Set()).add(month))
    }
  }
  return names
}
