import { dayNumber, monthNumber } from './calendar.ts'
import { today, type Moment, type TemporalKind } from './moment.ts'

/** A date, time or day counted from today that a text names. */
export interface Found {
  moment: Moment
  of: TemporalKind
  start: number
  end: number
}

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?'
const time =
  '(?:[01]?\\d|2[0-3]):[0-5]\\d(?::00)?(?:\\s?(?:[ap]\\.?m\\.?))?|(?:1[0-2]|0?[1-9])\\s?(?:am|pm|a\\.m\\.|p\\.m\\.)|noon'
const date = [
  '\\d{4}-\\d{2}-\\d{2}',
  '\\d{1,2}[./]\\d{1,2}[./]\\d{4}',
  `\\d{1,2}(?:st|nd|rd|th)?\\s(?:of\\s)?${month}(?:,?\\s\\d{4})`,
  `${month}\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s\\d{4}`,
].join('|')
const day = 'today|tomorrow|yesterday|the (?:current|present) (?:date|day)'
const source = `(?<![\\w.%-])(?:(?<date>${date})(?:(?:T|,?\\s(?:at\\s)?)(?<at>${time})Z?)?|(?<day>${day})(?:'s date)?|(?<time>${time}))(?![\\w%]|:\\d)`

/** Every date, time and date-time of a text, in order; a date that two readings fit (03/04/2026) or that no calendar has is none. */
export function findMoments(text: string): Found[] {
  if (!/\d|\b(?:today|tomorrow|yesterday|current|present|noon)\b/i.test(text)) return []
  return [...text.matchAll(new RegExp(source, 'gi'))].flatMap((match) => {
    const found = momentOf(match.groups ?? {})
    return found ? [{ ...found, start: match.index, end: match.index + match[0].length }] : []
  })
}

function momentOf({
  date: written,
  at,
  day: word,
  time: clock,
}: Partial<Record<string, string>>): Pick<Found, 'moment' | 'of'> | undefined {
  if (word) {
    const days = /^tomorrow/i.test(word) ? 1 : /^yesterday/i.test(word) ? -1 : 0
    return { moment: today(days), of: 'date' }
  }
  if (clock) return { moment: { from: 'calendar', at: minutesOf(clock) }, of: 'time' }
  const number = dayOf(written ?? '')
  if (number === undefined) return undefined
  return at
    ? { moment: { from: 'calendar', at: number * 1440 + minutesOf(at) }, of: 'datetime' }
    : { moment: { from: 'calendar', at: number }, of: 'date' }
}

function minutesOf(text: string): number {
  if (/^noon$/i.test(text)) return 720
  const [, hours = '0', minutes = '0', half] = /^(\d{1,2})(?::(\d{2})(?::00)?)?\s?([ap])?/i.exec(text) ?? []
  const hour =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return hour * 60 + Number(minutes)
}

function dayOf(text: string): number | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (iso) return dayNumber(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const dotted = /^(\d{1,2})([./])(\d{1,2})[./](\d{4})$/.exec(text)
  if (dotted) return byNumbers(Number(dotted[1]), Number(dotted[3]), Number(dotted[4]), dotted[2] === '.')
  const name = monthNumber(/[a-z]{3}/i.exec(text.replace(/\d+(?:st|nd|rd|th)?\s?(?:of\s)?/gi, ''))?.[0] ?? '')
  const [first, second] = (text.match(/\d+/g) ?? []).map(Number)
  return name === undefined ? undefined : dayNumber(second ?? 0, name, first ?? 0)
}

/** Points put the day first; with slashes only a part above 12 says which one the day is. */
function byNumbers(first: number, second: number, year: number, dayFirst: boolean): number | undefined {
  if (dayFirst || first > 12 || first === second) return dayNumber(year, second, first)
  return second > 12 ? dayNumber(year, first, second) : undefined
}
