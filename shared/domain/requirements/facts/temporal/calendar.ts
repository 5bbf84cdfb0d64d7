const msPerDay = 86_400_000

/** Days since 1970-01-01 of a day of the proleptic Gregorian calendar; undefined when there is no such day (30 February). */
export function dayNumber(year: number, month: number, day: number): number | undefined {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > 31) return undefined
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCDate() === day ? date.getTime() / msPerDay : undefined
}

/** The ISO 8601 date of a day number, with four digits of the year. */
export function isoDate(dayNumber: number): string {
  return new Date(dayNumber * msPerDay).toISOString().slice(0, 10)
}

/** "HH:MM" of minutes since midnight. */
export function clockTime(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The number of a month by its English name or the first three letters of it; undefined for other words. */
export function monthNumber(name: string): number | undefined {
  const index = months.indexOf(name.slice(0, 3).toLowerCase())
  return index < 0 ? undefined : index + 1
}
