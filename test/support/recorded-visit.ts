import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import type { RecordingLedger } from '../../durable-objects/website-store/replays/readings.ts'
import { recordReplay } from '../../workers/features/analytics/record-replay.route.ts'
import { createWebsite } from '../../workers/features/websites/create-website.ts'
import { browserAgent } from './browser-agent.ts'
import { ask, send } from './client.ts'
import { newOwner } from './people.ts'

/** A page of a heading and a field, as rrweb writes it. */
export const snapshot = (timestamp: number) => ({
  type: 2,
  timestamp,
  data: {
    node: {
      type: 0,
      id: 1,
      childNodes: [
        {
          type: 2,
          id: 2,
          tagName: 'body',
          attributes: {},
          childNodes: [
            {
              type: 2,
              id: 3,
              tagName: 'h1',
              attributes: {},
              childNodes: [{ type: 3, id: 5, textContent: '***' }],
            },
            { type: 2, id: 4, tagName: 'input', attributes: {}, childNodes: [] },
          ],
        },
      ],
    },
    initialOffset: { left: 0, top: 0 },
  },
})
export const meta = (timestamp: number, href = 'https://shop.example/') => ({
  type: 4,
  timestamp,
  data: { href, width: 1280, height: 720 },
})
export const click = (timestamp: number, { id = 3, x = 10, y = 10 } = {}) => ({
  type: 3,
  timestamp,
  data: { source: 2, type: 2, id, x, y },
})
export const mutation = (timestamp: number) => ({
  type: 3,
  timestamp,
  data: { source: 0, adds: [], removes: [], texts: [], attributes: [] },
})

export const recordings = (websiteId: string) =>
  env.WEBSITE_STORE.getByName(websiteId).recordings('ledger', null) as Promise<RecordingLedger>

/** Sends chunks of one visit and waits until so many came to the website. */
export async function sendChunks(
  websiteId: string,
  chunks: object[][],
  { visit = crypto.randomUUID(), came = chunks.length, payload = {}, headers = {} }: SentChunks = {},
): Promise<string> {
  for (const [n, events] of chunks.entries()) {
    const body = JSON.stringify({
      type: 'record',
      cache: `${websiteId}.${visit}`,
      payload: { website: websiteId, events, n, ...payload },
    })
    const answer = await send(recordReplay, {}, { body, headers: { 'user-agent': browserAgent, ...headers } })
    if (answer.status !== 202)
      throw new Error(`A chunk was answered ${answer.status}: ${await answer.text()}`)
  }
  await vi.waitFor(
    async () => {
      const { received } = await recordings(websiteId)
      if (received !== came) throw new Error(`Of ${came} chunks ${received} came`)
    },
    { timeout: 60_000, interval: 50 },
  )
  return visit
}

interface SentChunks {
  visit?: string
  came?: number
  payload?: object
  headers?: Record<string, string>
}

export async function recordedWebsite(replay: object = {}) {
  const owner = await newOwner()
  const given = { name: 'Shop', replay: { enabled: true, ...replay } }
  const { id: websiteId } = await ask(createWebsite, given, owner)
  return { token: owner.token, websiteId }
}

/** A visit in three chunks: a page, a click that did nothing, and another page. */
export async function recordedVisit() {
  const website = await recordedWebsite()
  const at = Date.now() - 60_000
  const chunks = [
    [meta(at), snapshot(at)],
    [click(at + 1000)],
    [meta(at + 9000, 'https://shop.example/cart'), snapshot(at + 9000)],
  ]
  const replaySessionId = await sendChunks(website.websiteId, chunks)
  return { ...website, replaySessionId, at, chunks }
}
