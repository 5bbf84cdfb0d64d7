import { expect, test } from 'vitest'
import { getDateRange } from '../../../../workers/features/reports/get-date-range.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

test('the first and the last event are told by their times', async () => {
  const { token, websiteId, range } = await visitedWebsite()
  const { startDate, endDate } = await ask(getDateRange, { websiteId }, { token })
  const [first, last] = [Date.parse(startDate ?? ''), Date.parse(endDate ?? '')]
  expect([range.startAt, first, last, range.endAt]).toEqual(
    [range.startAt, first, last, range.endAt].toSorted((a, b) => a - b),
  )
})

test('a new website has neither', async () => {
  const owner = await newOwner()
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop' }, owner)
  expect(await ask(getDateRange, { websiteId }, owner)).toEqual({ startDate: null, endDate: null })
})
