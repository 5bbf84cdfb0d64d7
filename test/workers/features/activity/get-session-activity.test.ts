import { expect, test } from 'vitest'
import { getSessionActivity } from '../../../../workers/features/activity/get-session-activity.ts'
import { listSessions } from '../../../../workers/features/activity/list-sessions.ts'
import { ask } from '../../../support/client.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

test('what a visitor did is told, the newest first, within the time that is asked for', async () => {
  const { token, websiteId, range } = await visitedWebsite()
  const { data } = await ask(listSessions, { ...range, browser: 'Chrome' }, { token })
  const asked = { ...range, websiteId, sessionId: data[0]?.id ?? '' }
  const told = await ask(getSessionActivity, asked, { token })
  expect(told.map(({ eventName, urlPath }) => eventName ?? urlPath)).toEqual(['ordered', '/cart', '/'])
  const before = { ...asked, endAt: range.startAt + 1 }
  expect(await ask(getSessionActivity, before, { token })).toEqual([])
})
