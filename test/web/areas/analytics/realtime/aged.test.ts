import { expect, test } from 'vitest'
import type { Realtime } from '../../../../../web/client/follow-website.ts'
import { aged } from '../../../../../web/areas/analytics/realtime/aged.ts'

const minute = 60_000
const at = Date.UTC(2026, 0, 1, 12, 0, 30)
const iso = (time: number) => new Date(time).toISOString()
const point = (time: number, y: number) => ({ x: iso(time), t: iso(time), y })
const begin = at - 30_000
const told = {
  series: {
    views: [point(begin - 29 * minute, 4), point(begin, 2)],
    visitors: [point(begin - 29 * minute, 1), point(begin, 2)],
  },
  events: [{ createdAt: iso(at - 1000) }, { createdAt: iso(at - 29 * minute) }],
  timestamp: at,
} as unknown as Realtime

test('what is older than the half hour goes by the clock, and with it sums are too high', () => {
  const later = aged(told, at + 2 * minute)
  expect(later.minutes.map(({ views }) => views).filter(Boolean)).toEqual([2])
  expect(later.events).toHaveLength(1)
  expect(later.isOld).toBe(true)
  const muchLater = aged(told, at + 60 * minute)
  expect(muchLater.minutes.every(({ views, visitors }) => views + visitors === 0)).toBe(true)
  expect(muchLater.events).toEqual([])
})

test('a quiet half hour never grows old', () => {
  const quiet = { ...told, series: { views: [], visitors: [] }, events: [] }
  expect(aged(quiet, at + 60 * minute).isOld).toBe(false)
})
