import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { ask, signIn } from './durable-load.ts'
import { killRuntime } from './marked-processes.ts'
import { type Parcel, sendUntilTaken } from './patient-tracker.ts'
import { deliverAgain, deliveries } from './queue-on-disk.ts'
import { removeFolder } from './remove-folder.ts'
import { startProduct } from './start-product.ts'

/** The runtime alone, or all that was started. */
export type Kill = 'runtime' | 'all'

export type KilledProduct = Awaited<ReturnType<typeof startKilledProduct>>

/**
 * A product with a website, made for being cut down again and again with the state that it has on disk: `queue` delivers again what it had delivered. `account` is what its client can say:
 * how many hits were taken, and of how many nobody heard.
 */
export async function startKilledProduct(queue: string, website: object) {
  const persistTo = await mkdtemp(join(tmpdir(), 'tracewright-killed-'))
  const mark = `TRACEWRIGHT_TEST_MARK_${crypto.randomUUID()}`
  const start = async () => {
    const product = startProduct({ persistTo, env: { MARK: mark } })
    return { product, signedIn: await signIn(await product.ready()) }
  }
  let running = await start()
  const stop = async (how: () => unknown) => {
    how()
    await running.product.ended
  }
  const { id } = await ask<{ id: string }>(running.signedIn, 'POST', '/api/websites', website)
  await stop(running.product.crash)
  await deliverAgain(persistTo, queue)
  running = await start()
  return {
    persistTo,
    website: id,
    account: { taken: 0, unanswered: 0 },
    signedIn: () => running.signedIn,
    async kill(what: Kill) {
      if (what === 'runtime') return killRuntime(mark)
      await stop(running.product.crash)
      running = await start()
    },
    /** Lets it end as it does by itself; what it kept can be read then. */
    end: () => stop(() => running.product.kill('SIGTERM')),
    remove: () => removeFolder(persistTo),
  }
}

/** Sends all until each is taken, by several at a time, and cuts the product down whenever a further part of them is. */
export async function sendWhileKilled(
  product: KilledProduct,
  parcels: readonly Parcel[],
  { senders, kills }: { senders: number; kills: readonly Kill[] },
): Promise<void> {
  const left = [...parcels]
  const send = async () => {
    for (let parcel = left.shift(); parcel; parcel = left.shift())
      await sendUntilTaken(() => product.signedIn().origin, parcel, product.account)
  }
  const sending = Promise.all(Array.from({ length: senders }, send))
  for (const [n, what] of kills.entries()) {
    const enough = parcels.length * (1 - (n + 1) / (kills.length + 1))
    while (left.length > enough) await Promise.race([sleep(20), sending])
    await product.kill(what)
  }
  await sending
}

/** What came, by the account of a website. */
export interface Counted {
  received: number
  stored: number
  dropped: Record<string, number>
}

/** An account once nothing waits in the queue any more. */
export async function settled(
  { persistTo }: KilledProduct,
  queue: string,
  counted: () => Promise<Counted>,
): Promise<Counted> {
  const left = async () => (await deliveries(persistTo, queue)).left
  await expect.poll(left, { timeout: 300_000, interval: 500 }).toBe(0)
  return counted()
}
