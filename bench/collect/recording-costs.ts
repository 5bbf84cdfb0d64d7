import type { Answer, Order } from '../analytics/worker.ts'
import { type Figure, told } from '../figures.ts'

/** List prices in USD of a million (developers.cloudflare.com, the pricing page of R2, autumn 2026): writing an object, and reading one. */
const prices = { put: 4.5, get: 0.36 }
/** As the recorder sends while somebody does something (`web/tracker/recorder/sender.ts`). */
const chunksOfMinute = 12
const minutes = 3

/** What it costs to record a thousand minutes of visits, beside their hits: a chunk is a request, an object in R2, a message and rows, and is read once for the summary. */
export async function recordingCosts(
  send: (order: Order) => Promise<Answer>,
  { request, queueMessage, object, row }: Record<'request' | 'queueMessage' | 'object' | 'row', number>,
): Promise<Figure[]> {
  const asked = { recordings: 20, chunks: chunksOfMinute * minutes }
  const rows = Number((await send({ recordingRows: asked })).told) / (asked.recordings * asked.chunks)
  const ofChunk = request + queueMessage + object + row * rows + prices.put + prices.get
  return [
    told('recordings, rows that a chunk writes', rows, 'rows'),
    told('recordings, a thousand minutes', (ofChunk * chunksOfMinute * 1000) / 1e6, 'USD'),
  ]
}
