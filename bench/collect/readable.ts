import { setTimeout as sleep } from 'node:timers/promises'
import { ask, hit, signIn } from '../../test/support/durable-load.ts'
import { type Figure, atMost, percentile, told } from '../figures.ts'
import { inProduct } from '../in-product.ts'

const rate = 50
const seconds = { before: 5, measured: 40 }
/** How long a queue of the platform may wait until a batch is full (`max_batch_timeout` of `workers/jobs/wrangler.toml`). That of `npm start` never does. */
const batchMs = 1000
/** Between two readings: what is measured is longer by a half of it and by the reading itself. */
const pauseMs = 20
const patienceMs = 60_000

/**
 * How long after its 202 a hit is in the figures that the API tells, at a steady rate, in a started product. Somebody reads the figures all the time; the hit that was answered
 * n-th is readable once n are counted.
 */
export const readable = (): Promise<Figure[]> => inProduct(measured)

async function measured(origin: string): Promise<Figure[]> {
  const account = await signIn(origin)
  const { id } = await ask<{ id: string }>(account, 'POST', '/api/websites', { name: 'Shop' })
  const now = Date.now()
  const path = `/api/websites/${id}/stats?startAt=${now - 86_400_000}&endAt=${now + 86_400_000}`
  const takenAt: number[] = []
  const readAt: number[] = []
  const began = performance.now()
  const due = () => Math.floor(((performance.now() - began) / 1000) * rate)
  const all = (seconds.before + seconds.measured) * rate

  const read = async () => {
    while (readAt.length < all) {
      const { pageviews } = await ask<{ pageviews: number }>(account, 'GET', path)
      const at = performance.now()
      if (at - began > (seconds.before + seconds.measured) * 1000 + patienceMs)
        throw new Error(`Of ${all} hits ${pageviews} are readable, and no more come`)
      while (readAt.length < pageviews) readAt.push(at)
      await sleep(pauseMs)
    }
  }
  const send = async () => {
    const under: Promise<void>[] = []
    const one = async () => {
      if (!(await hit(account.origin, id, crypto.randomUUID()))) throw new Error('A hit was not taken')
      takenAt.push(performance.now())
    }
    while (under.length < all) {
      while (under.length < Math.min(due(), all)) under.push(one())
      await sleep(1)
    }
    await Promise.all(under)
  }
  await Promise.all([read(), send()])
  // The first ones find a product that has done nothing yet.
  const waits = readAt.map((at, n) => Math.max(0, at - (takenAt[n] ?? at))).slice(seconds.before * rate)
  const p95 = percentile(waits, 95)
  return [
    atMost(
      'collect, from the 202 until it is readable, 95 of 100 hits, with the second that a queue may wait',
      p95 + batchMs,
      2000,
      'ms',
    ),
    told(`collect, from the 202 until it is readable, 95 of 100 hits at ${rate} a second`, p95, 'ms'),
    told('collect, from the 202 until it is readable, the middle', percentile(waits, 50), 'ms'),
    told('collect, from the 202 until it is readable, the longest', percentile(waits, 100), 'ms'),
  ]
}
