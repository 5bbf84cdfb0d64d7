import { expect, test } from 'vitest'
import { getSessionProperties } from '../../../../workers/features/activity/get-session-properties.ts'
import { listSessions } from '../../../../workers/features/activity/list-sessions.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

test('of whom pages told nothing there is nothing, and to strangers nobody', async () => {
  const { token, websiteId, range } = await visitedWebsite()
  const { data } = await ask(listSessions, range, { token })
  const asked = { websiteId, sessionId: data[0]?.id ?? '' }
  expect(await ask(getSessionProperties, asked, { token })).toEqual([])
  expect(await refusal(send(getSessionProperties, asked, await newOwner()))).toMatchObject({ status: 404 })
})
