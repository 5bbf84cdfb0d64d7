import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { getReplay } from '../../../../workers/features/replays/get-replay.ts'
import { ask } from '../../../support/client.ts'
import { recordedVisit, recordedWebsite, sendChunks, snapshot } from '../../../support/recorded-visit.ts'

test('a recording is told with its events in order, and with what of it is lost', async () => {
  const { websiteId, token, replaySessionId, chunks } = await recordedVisit()
  const asked = { websiteId, replaySessionId }
  expect(await ask(getReplay, asked, { token })).toMatchObject({
    replaySessionId,
    chunkCount: 3,
    events: chunks.flat(),
    lost: [],
    nextCursor: null,
  })
  const { objects } = await env.RECORDINGS.list({ prefix: `${websiteId}/` })
  await env.RECORDINGS.delete(objects.map(({ key }) => key))
  expect(await ask(getReplay, asked, { token })).toMatchObject({ events: [], lost: [0, 1, 2] })
})

test('a large recording is told in pages of chunks', async () => {
  const { websiteId, token } = await recordedWebsite()
  const now = Date.now()
  const large = (at: number) => [snapshot(at), { type: 5, timestamp: at, data: { tag: 'x'.repeat(900_000) } }]
  const replaySessionId = await sendChunks(websiteId, [
    large(now - 3000),
    large(now - 2000),
    large(now - 1000),
  ])
  const asked = { websiteId, replaySessionId }
  const first = await ask(getReplay, asked, { token })
  expect([first.events.length, first.nextCursor]).toEqual([4, '2'])
  const rest = await ask(getReplay, { ...asked, cursor: first.nextCursor }, { token })
  expect([rest.events.length, rest.nextCursor]).toEqual([2, null])
})
