import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { getHeatmap } from '../../../../workers/features/heatmaps/get-heatmap.ts'
import { ask } from '../../../support/client.ts'
import { recordedWebsite } from '../../../support/recorded-visit.ts'
import { built, clickedWebsite, ordered, storedOf } from './support.ts'

test('clicks lie on their elements by kind, and the scroll depth counts visitors', async () => {
  const { websiteId, token, at, replay, second } = await clickedWebsite()
  const heatmap = await built(websiteId, { token })
  expect(heatmap).toMatchObject({
    status: 'ready',
    error: null,
    recordings: 2,
    visitors: expect.any(Number),
    clicks: [
      { kind: 'click', selector: '#buy', offsetX: 0.5, offsetY: 0.5, x: 0.5, y: 0.1, count: 2 },
      { kind: 'dead', selector: 'body>h1', offsetX: 0.5, offsetY: 0.5, x: 0.05, y: 0.01, count: 2 },
    ],
    clicksWithoutPlace: 0,
    clicksLeftOut: 0,
    page: { width: 1280, height: 2000 },
    picture: { replaySessionId: second, at: new Date(at + 10_005).toISOString(), width: 1280, height: 720 },
  })
  expect(heatmap.scroll?.at(-1)).toEqual({ percent: 100, visitors: 0 })
  expect(heatmap.scroll?.[0]?.visitors).toBeGreaterThan(0)
  // Who was counted is known to nothing that stays.
  const [key, ...others] = await storedOf(websiteId)
  expect(others).toEqual([])
  const kept = await (await env.FILES.get(key ?? ''))?.text()
  expect(kept).toContain(second)
  expect(kept).not.toContain(replay)
})

test('other devices, pages and times have heatmaps of nothing, which are ready', async () => {
  const { websiteId, token, at } = await clickedWebsite()
  const nothing = {
    status: 'ready',
    recordings: 0,
    visitors: 0,
    clicks: [],
    scroll: [],
    page: null,
    picture: null,
  }
  expect(await built(websiteId, { token }, { device: 'mobile' })).toMatchObject(nothing)
  expect(await built(websiteId, { token }, { urlPath: '/nowhere' })).toMatchObject(nothing)
  const windowEnd = new Date(at).toISOString()
  expect(await built(websiteId, { token }, { windowEnd })).toMatchObject(nothing)
  const never = await recordedWebsite()
  expect(await built(never.websiteId, never)).toMatchObject(nothing)
})

test('one that is not ready says so', async () => {
  const { websiteId, token } = await recordedWebsite()
  const { heatmapId } = await ordered(websiteId, { token })
  const heatmap = await ask(getHeatmap, { websiteId, heatmapId }, { token })
  expect(heatmap.status).toBe('pending')
  expect(heatmap).not.toHaveProperty('clicks')
})

test('one whose file is gone has failed, and says what to do', async () => {
  const { websiteId, token } = await recordedWebsite()
  const { heatmapId } = await built(websiteId, { token })
  for (const key of await storedOf(websiteId)) await env.FILES.delete(key)
  expect(await ask(getHeatmap, { websiteId, heatmapId }, { token })).toMatchObject({
    status: 'failed',
    error: 'What was counted is gone. Make a new one.',
  })
})
