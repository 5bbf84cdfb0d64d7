import { localTime } from '../parts/zoned.ts'

interface Act {
  createdAt: string
  /** Which visit of its day (in UTC) it belongs to, from 0. */
  visit: number
}

export interface Visit<T> {
  key: string
  /** When its first act was, as far as it is told. */
  startedAt: string
  /** Which of its day it is in the time zone, from 1. */
  number: number
  acts: T[]
}

/** What a visitor did, by visits: the latest visit first, within it in order. Takes acts the newest first. */
export function visitsOf<T extends Act>(acts: readonly T[], timezone: string): Visit<T>[] {
  const visits = new Map<string, T[]>()
  for (const act of acts) {
    const key = `${act.createdAt.slice(0, 10)} ${act.visit}`
    const known = visits.get(key)
    if (known) known.unshift(act)
    else visits.set(key, [act])
  }
  const days = new Map<string, number>()
  return [...visits]
    .map(([key, own]) => ({ key, startedAt: own[0]?.createdAt ?? '', acts: own }))
    .toSorted((one, other) => (one.startedAt < other.startedAt ? -1 : 1))
    .map((visit) => {
      const { year, month, day } = localTime(Date.parse(visit.startedAt), timezone)
      const date = `${year}-${month}-${day}`
      const number = (days.get(date) ?? 0) + 1
      days.set(date, number)
      return { ...visit, number }
    })
    .toReversed()
}
