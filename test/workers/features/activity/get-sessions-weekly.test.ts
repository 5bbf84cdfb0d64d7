import { expect, test } from 'vitest'
import { getSessionsWeekly } from '../../../../workers/features/activity/get-sessions-weekly.ts'
import { ask } from '../../../support/client.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

test('visitors stand at the hour and the weekday of the time zone that is asked for', async () => {
  const { token, range } = await visitedWebsite()
  const weekly = await ask(getSessionsWeekly, { ...range, timezone: 'Asia/Kolkata' }, { token })
  expect(weekly.map((hours) => hours.length)).toEqual([24, 24, 24, 24, 24, 24, 24])
  const local = new Date(range.startAt + 60_000 + 5.5 * 3_600_000)
  const [cell, all] = [
    weekly[local.getUTCDay()]?.[local.getUTCHours()] ?? 0,
    weekly.flat().reduce((a, b) => a + b),
  ]
  expect(cell).toBeGreaterThan(0)
  // An hour may end between two hits.
  expect([2, 3]).toContain(all)
})
