const months = 'january february march april may june july august september october november december'.split(
  ' ',
)
const month = `(?:${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3) || '(?=)'})?`).join('|')})`
const shapes: [RegExp, (parts: string[]) => [string, string, string]][] = [
  [/(\d{4})-(\d{2})-(\d{2})(?![\w-])/y, ([y = '', m = '', d = '']) => [y, m, d]],
  [/(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\w)/y, ([d = '', m = '', y = '']) => [y, m, d]],
  [
    /(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\w)/y,
    ([a = '', b = '', y = '']) => (Number(b) > 12 ? [y, a, b] : Number(a) > 12 ? [y, b, a] : ['', a, b]),
  ],
  [
    new RegExp(`(\\d{1,2})(?:st|nd|rd|th)? (${month})\\.?,? (\\d{4})(?!\\w)`, 'iy'),
    ([d = '', m = '', y = '']) => [y, numberOf(m), d],
  ],
  [
    new RegExp(`(${month})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?!\\w)`, 'iy'),
    ([m = '', d = '', y = '']) => [y, numberOf(m), d],
  ],
]
const clock = /(\d{1,2})(?::(\d{2}))?(?::\d{2})?(?: ?([ap])\.?m\b\.?)?(?![\w:])/iy

function numberOf(name: string): string {
  return String(months.findIndex((each) => each.startsWith(name.slice(0, 3).toLowerCase())) + 1)
}

/** A date written at `at`, as an ISO date; a day that no calendar has is none, and neither is 04/05/2026, which has two readings. */
export function dateAt(text: string, at: number): { length: number; value: string } | undefined {
  for (const [shape, order] of shapes) {
    shape.lastIndex = at
    const match = shape.exec(text)
    if (!match) continue
    const [y, m, d] = order(match.slice(1))
    const value = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
    const day = new Date(`${value}T00:00:00Z`)
    if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(value))
      return { length: match[0].length, value }
  }
  return undefined
}

/** "14:30", "2:30 pm", "9 a.m." as hours and minutes of 24. */
export function timeAt(text: string, at: number): { length: number; value: string } | undefined {
  clock.lastIndex = at
  const match = clock.exec(text)
  const [written, hour = '', minute, half] = match ?? []
  if (written === undefined || (minute === undefined && half === undefined)) return undefined
  const twelve =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  if (twelve > 23 || Number(minute ?? 0) > 59) return undefined
  return { length: written.length, value: `${String(twelve).padStart(2, '0')}:${minute ?? '00'}` }
}

/** A date or a time of day in a text, with its place in UTF-16 units. */
export interface Moment {
  kind: 'date' | 'time'
  start: number
  end: number
  /** "2026-12-24", "14:30"; both dates, the day first, where 3/4/2026 may be the one or the other. */
  values: readonly string[]
}

const beginning =
  /(?<![\p{L}\p{N}.,:/-])(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d)/giu
const twoReadings = /(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\w)/y

/** The dates and times of day of a text in their order: "2026-12-24", "24 December 2026", "9:00", "9 am". A day that no calendar has is none. Costs its length. */
export function momentsIn(text: string): Moment[] {
  const moments: Moment[] = []
  for (const { index: start } of text.matchAll(beginning)) {
    if (start < (moments.at(-1)?.end ?? 0)) continue
    const found = dateAt(text, start) ?? ambiguousAt(text, start)
    const time = found ? undefined : timeAt(text, start)
    const { length, value } = found ?? time ?? { length: 0, value: '' }
    const values = typeof value === 'string' ? [value] : value
    if (length > 0) moments.push({ kind: found ? 'date' : 'time', start, end: start + length, values })
  }
  return moments
}

function ambiguousAt(text: string, at: number): { length: number; value: readonly string[] } | undefined {
  twoReadings.lastIndex = at
  const [written, one = '', other = '', year = ''] = twoReadings.exec(text) ?? []
  if (written === undefined || !isMonth(one) || !isMonth(other)) return undefined
  const [a, b] = [one.padStart(2, '0'), other.padStart(2, '0')]
  return { length: written.length, value: [...new Set([`${year}-${b}-${a}`, `${year}-${a}-${b}`])] }
}

const isMonth = (figure: string): boolean => Number(figure) >= 1 && Number(figure) <= 12
