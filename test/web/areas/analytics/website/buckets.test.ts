import { expect, test } from 'vitest'
import { bucketsOf as servicesBuckets } from '../../../../../shared/domain/analytics/time/buckets.ts'
import { type RangeId, rangeIds, rangeOf } from '../../../../../web/areas/analytics/parts/range.ts'
import { bucketsOf } from '../../../../../web/areas/analytics/website/buckets.ts'

const now = Date.parse('2026-11-26T03:30:00Z')
const labels = (id: RangeId, timezone: string, at = now) =>
  bucketsOf(rangeOf(id, { timezone, now: at }), { timezone, id }).map(({ label }) => label)

test('parts are named as people name hours, days and months', () => {
  expect(labels('today', 'UTC')).toEqual(['00:00', '01:00', '02:00', '03:00'])
  expect(labels('24h', 'UTC').slice(0, 2)).toEqual(['Wed 03:00', 'Wed 04:00'])
  expect(labels('7d', 'UTC')).toEqual(['Nov 20', 'Nov 21', 'Nov 22', 'Nov 23', 'Nov 24', 'Nov 25', 'Nov 26'])
  expect(labels('7d', 'UTC', Date.parse('2026-01-03T00:00:00Z'))[0]).toBe('Dec 28, 2025')
  expect(labels('year', 'UTC')).toHaveLength(11)
  expect(labels('year', 'UTC')[0]).toBe('Jan')
})

for (const timezone of ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'])
  for (const id of rangeIds)
    test(`the parts of ${id} in ${timezone} are those of the service, also when clocks change`, () => {
      for (const at of [
        '2026-11-26T03:30:00Z',
        '2026-10-25T14:10:00Z',
        '2026-03-29T14:10:00Z',
        '2026-11-01T18:45:00Z',
      ]) {
        const range = rangeOf(id, { timezone, now: Date.parse(at) })
        const theirs = servicesBuckets(
          { from: range.startAt, until: range.endAt + 1 },
          { unit: range.unit, timezone },
        )
        expect(bucketsOf(range, { timezone, id }).map(({ key }) => key)).toEqual(theirs.map(({ x }) => x))
      }
    })
