import { expect, test } from 'vitest'
import { getSessionProperties } from '../../../../workers/features/activity/get-session-properties.ts'
import { listSessions } from '../../../../workers/features/activity/list-sessions.ts'
import { ask } from '../../../support/client.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

test('of whom pages told nothing there is nothing', async () => {
  const { token, websiteId, range } = await visitedWebsite()
  const { data } = await ask(listSessions, range, { token })
  const asked = { websiteId, sessionId: data[0]?.id ?? '' }
  expect(await ask(getSessionProperties, asked, { token })).toEqual([])
})
