import type { InPage } from './kit.ts'

const mostYears = 200

/**
 * The value that a date field of the browser takes for a day: where the year or month is not said, the one that its bounds leave. Null for a field that is
 * none.
 */
export function dateFor(
  page: InPage,
  id: number,
  date: { day: number; month?: number; year?: number },
): { value: string } | { reason: string } | null {
  const field = page.at(id) as HTMLInputElement | undefined
  if (!field || page.tagOf(field) !== 'input' || field.type !== 'date') return null
  if (date.month === undefined) return { reason: 'say the month of the day' }
  const { day, month } = date
  const [min, max] = ['min', 'max'].map((name) => page.attribute(field, name))
  const from = Number((min ?? '').slice(0, 4)) || 0
  const to = Number((max ?? '').slice(0, 4)) || 0
  const bounded = from > 0 && to >= from && to - from < mostYears
  const years = bounded ? Array.from({ length: to - from + 1 }, (_none, at) => from + at) : []
  const values = (date.year === undefined ? years : [date.year]).map(iso)
  const fitting = values.filter((value) => (!min || value >= min) && (!max || value <= max))
  const [value] = fitting
  if (date.year === undefined && (value === undefined || fitting.length > 1))
    return { reason: 'say the year' }
  return value === undefined ? { reason: `it takes dates from ${min || '…'} to ${max || '…'}` } : { value }

  function iso(year: number): string {
    const of = day < 0 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : day
    return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(of).padStart(2, '0')].join(
      '-',
    )
  }
}
