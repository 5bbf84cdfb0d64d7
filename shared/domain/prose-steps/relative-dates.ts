const msPerDay = 86_400_000
const mark = /%TODAY((?:[+-]\d{1,5}[DWMY]){0,4})%/g

/**
 * Replaces `%TODAY%`, `%TODAY+30D%`, `%TODAY-18Y+1D%` by ISO 8601 dates. Offsets of D(ays), W(eeks), M(onths) and Y(ears) are added
 * from left to right; a month that is too short gives its last day. `today` is the ISO date of the run in its time zone. A date
 * outside the years 1 to 9999 leaves the mark as it is.
 */
export function revealDates(text: string, today: string): string {
  return text.replace(mark, (whole, offsets: string) => dateFrom(today, offsets) ?? whole)
}

function dateFrom(today: string, offsets: string): string | undefined {
  let date = new Date(`${today}T00:00:00Z`)
  for (const [, count = '0', unit] of offsets.matchAll(/([+-]\d{1,5})([DWMY])/g)) {
    const number = Number(count)
    if (unit === 'D' || unit === 'W')
      date = new Date(date.getTime() + number * (unit === 'W' ? 7 : 1) * msPerDay)
    else date = monthsLater(date, number * (unit === 'Y' ? 12 : 1))
  }
  const year = date.getUTCFullYear()
  return year >= 1 && year <= 9999 ? date.toISOString().slice(0, 10) : undefined
}

function monthsLater(date: Date, count: number): Date {
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth() + count
  const year = Math.floor(months / 12)
  const month = months - year * 12
  const last = new Date(0)
  last.setUTCFullYear(year, month + 1, 0)
  const moved = new Date(0)
  moved.setUTCFullYear(year, month, Math.min(date.getUTCDate(), last.getUTCDate()))
  return moved
}

/** The ISO date at a time (milliseconds since the epoch) in an IANA time zone. Throws RangeError for an unknown zone. */
export function dateIn(timeZone: string, atMs: number): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(atMs)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}
