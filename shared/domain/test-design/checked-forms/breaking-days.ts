import type { Wrong } from '../../requirements/checked-forms/parts.ts'

/** The days beside the limits of a range, as a box for dates takes them. */
export function daysBeyond({ min, max }: Extract<Wrong, { wrong: 'days' }>): string[] {
  return [...(min === undefined ? [] : [dayAfter(min, -1)]), ...(max === undefined ? [] : [dayAfter(max, 1)])]
}

/** A day within the limits, and others that are not at them. */
export function daysWithin({ min, max }: Extract<Wrong, { wrong: 'days' }>): string[] {
  const low = min ?? (max === undefined ? '' : dayAfter(max, -30))
  return [10, 3, 1, 0].map((more) => dayAfter(low, more)).filter((day) => day <= (max ?? '9999'))
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
