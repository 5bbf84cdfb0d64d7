/** The months from January on, and the days of the week from Monday on, in small letters. */
export const months: readonly string[] =
  'january february march april may june july august september october november december'.split(' ')
export const weekdays: readonly string[] = 'monday tuesday wednesday thursday friday saturday sunday'.split(
  ' ',
)

/** The text of a regular expression for a month, long or short: "September", "Sept", "sep"; whoever builds it says `i`. */
export const monthPattern =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const wholeMonth = new RegExp(`^${monthPattern}\\.?$`, 'i')

/** The month of such a word, from 1; undefined for any other word. */
export const monthOf = (word: string): number | undefined =>
  wholeMonth.test(word)
    ? months.findIndex((name) => name.startsWith(word.slice(0, 3).toLowerCase())) + 1
    : undefined

const shapes: [RegExp, (parts: string[]) => [string, string, string]][] = [
  [/(\d{4})-(\d{2})-(\d{2})(?![\w-])/y, ([y = '', m = '', d = '']) => [y, m, d]],
  [/(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\w)/y, ([d = '', m = '', y = '']) => [y, m, d]],
  [
    /(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\w)/y,
    ([a = '', b = '', y = '']) => (Number(b) > 12 ? [y, a, b] : Number(a) > 12 ? [y, b, a] : ['', a, b]),
  ],
  [
    new RegExp(`(\\d{1,2})(?:st|nd|rd|th)? (${monthPattern})\\.?,? (\\d{4})(?!\\w)`, 'iy'),
    ([d = '', m = '', y = '']) => [y, String(monthOf(m)), d],
  ],
  [
    new RegExp(`(${monthPattern})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?!\\w)`, 'iy'),
    ([m = '', d = '', y = '']) => [y, String(monthOf(m)), d],
  ],
]
const clock = /(\d{1,2})(?::(\d{2})|\.(\d{2})(?= ?[ap]\.?m\b))?(?::\d{2})?(?: ?([ap])\.?m\b\.?)?(?![\w:])/iy

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

/** "14:30", "2:30 pm", "9.30 am", "9 a.m." as hours and minutes of 24. */
export function timeAt(text: string, at: number): { length: number; value: string } | undefined {
  clock.lastIndex = at
  const match = clock.exec(text)
  const [written, hour = '', joined, dotted, half] = match ?? []
  const minute = joined ?? dotted
  if (written === undefined || (minute === undefined && half === undefined)) return undefined
  const twelve =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  if (twelve > 23 || Number(minute ?? 0) > 59) return undefined
  return { length: written.length, value: `${String(twelve).padStart(2, '0')}:${minute ?? '00'}` }
}
