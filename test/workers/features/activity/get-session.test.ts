import { expect, test } from 'vitest'
import { getSession } from '../../../../workers/features/activity/get-session.ts'
import { getSessionActivity } from '../../../../workers/features/activity/get-session-activity.ts'
import { getSessionProperties } from '../../../../workers/features/activity/get-session-properties.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { hit } from './support.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

const { token, websiteId, range } = await visitedWebsite()

test('the id in the answer to a hit leads to the visitor, what they did and what pages told of them', async () => {
  const sessionId = await hit(websiteId, 'event', { url: '/account', id: 'ada' })
  await hit(websiteId, 'identify', { id: 'ada', data: { plan: 'free', seats: 3 } })
  expect(await hit(websiteId, 'identify', { id: 'ada', data: { plan: 'team' } })).toBe(sessionId)
  const properties = () => ask(getSessionProperties, { websiteId, sessionId }, { token })
  await expect
    .poll(async () => (await properties()).find(({ dataKey }) => dataKey === 'plan')?.stringValue, {
      timeout: 60_000,
    })
    .toBe('team')
  expect(await properties()).toMatchObject([
    { dataKey: 'plan', dataType: 1, stringValue: 'team', numberValue: null, sessionId, websiteId },
    { dataKey: 'seats', dataType: 2, stringValue: '3', numberValue: 3 },
  ])
  expect(await ask(getSession, { websiteId, sessionId }, { token })).toMatchObject({
    id: sessionId,
    distinctId: 'ada',
    views: 1,
    visits: 1,
  })
  const asked = { websiteId, sessionId, startAt: range.startAt, endAt: Date.now() + 60_000 }
  expect(await ask(getSessionActivity, asked, { token })).toMatchObject([
    { eventType: 1, urlPath: '/account', visit: 0, sessionId },
  ])
})

test.each([
  crypto.randomUUID(),
  '00000000-0000-8000-8000-000000000000',
  '12345678-1234-8567-8123-456781234567',
])('the id %s that nobody has is not found', async (sessionId) => {
  expect(await refusal(send(getSession, { websiteId, sessionId }, { token }))).toMatchObject({ status: 404 })
})
