import { expect, test } from 'vitest'
import { getEventSeries } from '../../../../workers/features/activity/get-event-series.ts'
import { ask } from '../../../support/client.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

test('each name is told with how often it happened, and when, in the time zone that is asked for', async () => {
  const { token, range } = await visitedWebsite()
  const told = await ask(getEventSeries, { ...range, unit: 'year', timezone: 'Asia/Tokyo' }, { token })
  expect(told).toEqual([{ x: 'ordered', t: expect.stringMatching(/^\d{4}-01-01 00:00:00$/), y: 1 }])
  expect(await ask(getEventSeries, { ...range, event: 'neq.ordered' }, { token })).toEqual([])
})
