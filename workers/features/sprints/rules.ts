import type { sprintStatuses } from '../../../shared/db/tables/stories.ts'

export type SprintStatus = (typeof sprintStatuses)[number]

const usual: Record<SprintStatus, readonly SprintStatus[]> = {
  planning: ['active', 'cancelled'],
  active: ['planning', 'completed', 'cancelled'],
  completed: [],
  cancelled: ['planning'],
}

/** Whether a sprint seldom goes from one status to the other: one that is over begins again, or one that never began is completed. */
export const isUnusualMove = (from: SprintStatus, to: SprintStatus): boolean =>
  from !== to && !usual[from].includes(to)

const dayMs = 86_400_000

/** The last day of a sprint of so many weeks, as `YYYY-MM-DD`; null where the first is not known, or the end is past all dates. */
export function lastDay(startDate: string | null, durationWeeks: number | null): string | null {
  if (startDate === null || durationWeeks === null) return null
  const end = new Date(Date.parse(startDate) + (durationWeeks * 7 - 1) * dayMs)
  return end.getUTCFullYear() > 9999 ? null : end.toISOString().slice(0, 10)
}
