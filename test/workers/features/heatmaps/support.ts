import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { table } from '../../../../workers/api/table.ts'
import { createHeatmap } from '../../../../workers/features/heatmaps/create-heatmap.ts'
import { getHeatmap } from '../../../../workers/features/heatmaps/get-heatmap.ts'
import { type Sending, ask } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { silentQueue } from '../../../support/queues.ts'
import {
  click,
  meta,
  mutation,
  recordedWebsite,
  sendChunks,
  snapshot,
} from '../../../support/recorded-visit.ts'

const place = { selector: '#buy', offsetX: 0.5, offsetY: 0.5, x: 640, y: 200, width: 1280, height: 2000 }

/** Where a click was, as our recorder tells it. */
export const spot = (timestamp: number, payload: object = {}) => ({
  type: 5,
  timestamp,
  data: { tag: 'click', payload: { path: '/cart', ...place, ...payload } },
})
export const depth = (timestamp: number, seen: number, path = '/cart') => ({
  type: 5,
  timestamp,
  data: { tag: 'depth', payload: { path, seen, width: 1280, height: 2000 } },
})

/** What one visitor does on the cart: looks at half of it, and clicks on what answers and on what does not. */
export const onCart = (at: number, seen = 0.5) => [
  [meta(at, 'https://shop.example/cart?id=7'), snapshot(at + 5), depth(at + 900, seen)],
  [
    click(at + 1000),
    spot(at + 1001),
    mutation(at + 1100),
    click(at + 5000, { id: 8 }),
    spot(at + 5001, { selector: 'body>h1', x: 64, y: 20 }),
    depth(at + 5002, 1, '/other'),
    mutation(at + 9000),
  ],
]

/** A website of which two visitors were recorded on the cart, and one elsewhere. */
export async function clickedWebsite() {
  const website = await recordedWebsite()
  const at = Date.now() - 60_000
  const { websiteId } = website
  const replay = await sendChunks(websiteId, onCart(at), { came: 2 })
  const second = await sendChunks(websiteId, onCart(at + 10_000, 0.9), { came: 4 })
  await sendChunks(websiteId, [[meta(at), snapshot(at), spot(at + 9, { path: '/' })]], { came: 5 })
  return { ...website, at, replay, second }
}

export const cart = { urlPath: '/cart', device: 'desktop' as const }

/** Orders a heatmap that nobody builds. */
export const ordered = (websiteId: string, { token }: Sending, asked: object = {}) => {
  const transport = deploy(table, { JOBS: silentQueue })
  return ask(createHeatmap, { websiteId, ...cart, ...asked }, { ...(token && { token }), transport })
}

/** Orders one and waits for its end. */
export async function built(websiteId: string, sending: Sending, asked: object = {}) {
  const { heatmapId } = await ask(createHeatmap, { websiteId, ...cart, ...asked }, sending)
  return vi.waitFor(
    async () => {
      const heatmap = await ask(getHeatmap, { websiteId, heatmapId }, sending)
      if (heatmap.status === 'pending' || heatmap.status === 'building') throw new Error(heatmap.status)
      return heatmap
    },
    { timeout: 60_000, interval: 50 },
  )
}

export const storedOf = async (websiteId: string): Promise<string[]> =>
  (await env.FILES.list({ prefix: `websites/${websiteId}/` })).objects.map(({ key }) => key)
