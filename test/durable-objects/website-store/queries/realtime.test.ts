import { expect, test } from 'vitest'
import { realtime } from '../../../../durable-objects/website-store/queries/realtime.ts'
import { type AnalyticsEvent, eventKinds } from '../../../../shared/domain/analytics/event.ts'
import { buildSegment } from '../../../../shared/domain/analytics/segment/build.ts'
import { dayMs } from '../../../../shared/domain/analytics/segment/segment.ts'
import { split } from '../../../../shared/domain/analytics/segment/shards.ts'
import { firstDay } from '../../../support/analytics-truth.ts'

const now = firstDay * dayMs + 10 * 60_000

/** Two page views at each of some moments before now, of visitors of all eighths of a day. */
const views = (moments: number): AnalyticsEvent[] =>
  Array.from({ length: 2 * moments }, (_, n) => ({
    at: now - Math.floor(n / 2) * 2000,
    kind: eventKinds.pageview,
    visitor: (0xa0 + (n % 24)).toString(16).padStart(16, '0'),
    isLasting: false,
    texts: { path: `/${n}` },
    value: 0,
  }))

test('each shard of the half hour is read once, whatever is told of it, and the latest come in order', () => {
  const events = views(600)
  const isToday = ({ at }: AnalyticsEvent) => at >= firstDay * dayMs
  const shards = new Map([
    ...split(
      buildSegment(
        firstDay - 1,
        events.filter((event) => !isToday(event)),
      ),
    ),
    ...split(buildSegment(firstDay, events.filter(isToday))),
  ])
  const read: number[] = []
  const told = realtime(
    {
      shards: () => [...shards.keys()],
      shard(shard) {
        read.push(shard)
        return shards.get(shard) ?? buildSegment(firstDay, [])
      },
    },
    { now },
  )
  expect(read).toEqual([...shards.keys()])
  expect(read).toHaveLength(16)
  expect(told.totals.views).toBe(1200)
  expect(told.series.views.reduce((sum, { y }) => sum + y, 0)).toBe(1200)
  const latest = told.events.filter(({ __type }) => __type === 'pageview')
  const newest = events.slice(0, 100).map(({ at }) => new Date(at).toISOString())
  expect(latest.map(({ createdAt }) => createdAt)).toEqual(newest)
  expect(told.events.filter(({ __type }) => __type === 'session')).toHaveLength(24)
})
