import { isElapsed, isOfDate } from './format-code.ts'

/**
 * Whether a format keeps a part of a moment to itself: the day of "Mar 2026", the year of "5-Mar", or a time of day. A time alone, which stands on the
 * first days of the calendar, has no date to hide, and the first of a month or year is what its name says.
 */
export function hidesPart(tokens: readonly string[], date: Date): boolean {
  const letters = tokens.filter((token) => isOfDate(token)).map((token) => token.toLowerCase())
  if (letters.some((token) => isElapsed(token)) || date.getUTCFullYear() <= 1904) return false
  const has = (pattern: RegExp) => letters.some((token) => pattern.test(token))
  const hasMonth = letters.some((token, at) => token.startsWith('m') && !isMinute(letters, at))
  const [month, day] = [date.getUTCMonth(), date.getUTCDate()]
  if (!has(/^y/)) return true
  if (!hasMonth && (month > 0 || day > 1)) return true
  if (!has(/^dd?$/) && day > 1) return true
  return !has(/^h/) && date.getUTCHours() + date.getUTCMinutes() > 0
}

/** More days than anybody counts in hours. */
const mostDays = 366

/** Whether a format of times shows only what is left of a duration beyond whole days: "6:15" of thirty hours. */
export function hidesDays(tokens: readonly string[], value: number): boolean {
  const letters = tokens.filter((token) => isOfDate(token)).map((token) => token.toLowerCase())
  return (
    value >= 1 &&
    value < mostDays &&
    letters.every((token, at) => /^[hs]/.test(token) || isMinute(letters, at))
  )
}

const isMinute = (letters: readonly string[], at: number) =>
  (letters[at] ?? '').length < 3 &&
  (letters[at - 1]?.startsWith('h') === true || letters[at + 1]?.startsWith('s') === true)
