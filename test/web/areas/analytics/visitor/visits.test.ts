import { expect, test } from 'vitest'
import { visitsOf } from '../../../../../web/areas/analytics/visitor/visits.ts'

const act = (createdAt: string, visit = 0) => ({ createdAt: `2026-01-0${createdAt}:00.000Z`, visit })

test('acts are told by visits, the latest visit first, and each from its beginning', () => {
  const acts = [act('2T10:05', 1), act('2T10:00', 1), act('2T08:00'), act('1T09:00')]
  expect(
    visitsOf(acts, 'UTC').map(({ number, acts: own }) => [number, own.map((one) => one.createdAt)]),
  ).toEqual([
    [2, ['2026-01-02T10:00:00.000Z', '2026-01-02T10:05:00.000Z']],
    [1, ['2026-01-02T08:00:00.000Z']],
    [1, ['2026-01-01T09:00:00.000Z']],
  ])
})

test('visits are numbered by the day of the time zone', () => {
  const acts = [act('2T08:00'), act('1T23:30', 3)]
  expect(visitsOf(acts, 'Europe/Berlin').map(({ number }) => number)).toEqual([2, 1])
  expect(visitsOf([], 'UTC')).toEqual([])
})
