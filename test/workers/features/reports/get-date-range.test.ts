import { expect, test } from 'vitest'
import { getDateRange } from '../../../../workers/features/reports/get-date-range.ts'
import { ask } from '../../../support/client.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'
import { newWebsite } from '../websites/support.ts'

test('the first and the last event are told by their times', async () => {
  const { token, websiteId, range } = await visitedWebsite()
  const { startDate, endDate } = await ask(getDateRange, { websiteId }, { token })
  const [first, last] = [Date.parse(startDate ?? ''), Date.parse(endDate ?? '')]
  expect([range.startAt, first, last, range.endAt]).toEqual(
    [range.startAt, first, last, range.endAt].toSorted((a, b) => a - b),
  )
})

test('a new website has neither', async () => {
  const { owner, websiteId } = await newWebsite()
  expect(await ask(getDateRange, { websiteId }, owner)).toEqual({ startDate: null, endDate: null })
})
