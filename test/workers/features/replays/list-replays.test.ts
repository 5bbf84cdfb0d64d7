import { expect, test } from 'vitest'
import { listReplays } from '../../../../workers/features/replays/list-replays.ts'
import { ask } from '../../../support/client.ts'
import { recordedVisit, recordedWebsite, sendChunks, snapshot } from '../../../support/recorded-visit.ts'
import { newWebsite } from '../websites/support.ts'

test('a visit is listed with all that is known of it', async () => {
  const { websiteId, token, replaySessionId, at } = await recordedVisit()
  const { replays } = await ask(listReplays, { websiteId }, { token })
  const times = { startedAt: new Date(at).toISOString(), endedAt: new Date(at + 9000).toISOString() }
  const counts = { eventCount: 5, errorCount: 0, rageClickCount: 0, deadClickCount: 1, chunkCount: 3 }
  const urls = { landingUrl: 'https://shop.example/', exitUrl: 'https://shop.example/cart' }
  const client = { device: 'desktop', browser: 'Chrome' }
  const state = { durationMs: 9000, status: 'recording', qualityScore: 64, playable: true }
  expect(replays).toMatchObject([
    { replaySessionId, websiteId, ...times, ...counts, ...urls, ...client, ...state },
  ])
})

test('recordings are listed newest first, page by page', async () => {
  const { websiteId, token } = await recordedWebsite()
  const now = Date.now()
  const visits = []
  for (const [place, at] of [now - 3000, now - 1000, now - 2000, now - 1000].entries())
    visits.push({ at, id: await sendChunks(websiteId, [[snapshot(at)]], { came: place + 1 }) })
  const wanted = visits.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).map(({ id }) => id)
  const listed: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const asked = { websiteId, limit: 3, ...(cursor && { cursor }) }
    const page = await ask(listReplays, asked, { token })
    listed.push(...page.replays.map(({ replaySessionId }) => replaySessionId))
    cursor = page.nextCursor
  }
  expect(listed).toEqual(wanted)
})

test('of one visitor those visits are listed in which they take part', async () => {
  const { websiteId, token, replaySessionId } = await recordedVisit()
  const { replays } = await ask(listReplays, { websiteId }, { token })
  const of = (sessionId: string) => ask(listReplays, { websiteId, sessionId }, { token })
  const mine = await of(replays[0]!.sessionId)
  expect(mine.replays.map((replay) => replay.replaySessionId)).toEqual([replaySessionId])
  expect(await of(crypto.randomUUID())).toMatchObject({ replays: [], nextCursor: null, count: 0 })
})

test('a website without recordings has none', async () => {
  const { token, websiteId } = await newWebsite()
  expect(await ask(listReplays, { websiteId, limit: 5 }, { token })).toEqual({
    replays: [],
    nextCursor: null,
  })
})

test('recordings are told page by page beside it as clients of Umami know them, of a stretch of time', async () => {
  const { websiteId, token } = await recordedWebsite()
  const now = Date.now()
  const ids = []
  for (const [place, at] of [now - 3000, now - 2000, now - 1000].entries())
    ids.push(await sendChunks(websiteId, [[snapshot(at)]], { came: place + 1 }))
  const { data, ...rest } = await ask(listReplays, { websiteId, page: 2, pageSize: 2 }, { token })
  expect(rest).toMatchObject({ count: 3, page: 2, pageSize: 2 })
  const startedAt = new Date(now - 3000).toISOString()
  expect(data).toMatchObject([
    { id: ids[0], websiteId, sessionId: expect.any(String), startedAt, createdAt: startedAt, chunkCount: 1 },
  ])
  const range = { startAt: now - 2500, endAt: now - 2000 }
  const within = await ask(listReplays, { websiteId, ...range }, { token })
  expect([within.count, within.data?.map(({ id }) => id)]).toEqual([1, [ids[1]]])
})
