import { monthOf, monthPattern } from '../../english/dates.ts'

/** A day as people say it: what is not said is left to the page. The last day of a month is -1. */
export interface SpokenDate {
  day: number
  month?: number
  year?: number
}

const monthWord = `${monthPattern}\\.?`
const weekday = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\.?,? (?:the )?)?'
const year = '(?:,? (?:in )?(?:of )?(?<year>\\d{4}))?'

/** What the words before and behind a date may be and add nothing. */
const forms = [
  `(?:the )?${weekday}(?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${monthWord})${year}`,
  `${weekday}(?<month>${monthWord}) (?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?${year}`,
  '(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})',
  `(?:the )?${weekday}the (?<day>\\d{1,2})(?:st|nd|rd|th)`,
  '(?:day |number |no\\. ?)?(?<day>\\d{1,2})(?:st|nd|rd|th)',
  `the (?<last>last)(?: possible| available)? day(?: of (?:the month|(?<month>${monthWord})${year}))?`,
].map((form) => new RegExp(`^${form}$`, 'i'))
// "The last day, the 31st": the second names what the first describes.
const apposition = /^the (?:last|first)(?: possible| available)? day, (?=the )/i

/** The date that a phrase is, as a whole; undefined where it says anything else or no day of the calendar. */
export function spokenDate(phrase: string): SpokenDate | undefined {
  const text = phrase.trim().replace(apposition, '')
  for (const form of forms) {
    const groups = form.exec(text)?.groups
    if (groups) return sensible(groups)
  }
  return undefined
}

function sensible(groups: Record<string, string | undefined>): SpokenDate | undefined {
  const month = monthIn(groups['month'])
  const named = groups['year'] === undefined ? undefined : Number(groups['year'])
  const day = groups['last'] === undefined ? Number(groups['day']) : -1
  const longest = month === undefined ? 31 : daysIn(named ?? 2024, month)
  if (day === 0 || day > longest || (month !== undefined && (month < 1 || month > 12))) return undefined
  return { day, ...(month !== undefined && { month }), ...(named !== undefined && { year: named }) }
}

const monthIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : (monthOf(text) ?? Number(text))

const daysIn = (inYear: number, month: number) => new Date(Date.UTC(inYear, month, 0)).getUTCDate()

/** As a field of the browser takes it (ISO 8601); undefined where the year or month is not said. */
export function isoDate({ day, month, year: named }: SpokenDate): string | undefined {
  if (month === undefined || named === undefined) return undefined
  const parts = [String(named).padStart(4, '0'), String(month).padStart(2, '0')]
  return [...parts, String(day < 0 ? daysIn(named, month) : day).padStart(2, '0')].join('-')
}
