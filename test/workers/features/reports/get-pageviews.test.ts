import { expect, test } from 'vitest'
import { getPageviews } from '../../../../workers/features/reports/get-pageviews.ts'
import { updateWebsite } from '../../../../workers/features/websites/update-website.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

const { token, websiteId, range } = await visitedWebsite()
const sum = (points: readonly { y: number }[]) => points.reduce((all, { y }) => all + y, 0)

test('views and visitors are told over time, in the time zone that is asked for', async () => {
  const asked = { ...range, unit: 'year', timezone: 'Asia/Tokyo' } as const
  const { pageviews, sessions } = await ask(getPageviews, asked, { token })
  expect([sum(pageviews), sum(sessions)]).toEqual([3, 2])
  expect(pageviews[0]?.x).toMatch(/^\d{4}-01-01 00:00:00$/)
})

test('days are those of the website where no time zone is asked for', async () => {
  await ask(updateWebsite, { websiteId, timezone: 'Pacific/Kiritimati' }, { token })
  const { pageviews } = await ask(getPageviews, { ...range, unit: 'day' }, { token })
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Pacific/Kiritimati' }).format(range.startAt + 60_000)
  expect(pageviews[0]?.x).toBe(`${day} 00:00:00`)
})

test('a time zone that there is not is refused', async () => {
  const asked = send(getPageviews, { ...range, timezone: 'Mars/Base' }, { token })
  expect(await refusal(asked)).toMatchObject({ status: 400 })
})
