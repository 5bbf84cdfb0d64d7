import type { Clients } from './clients.ts'
import type { Doorkeeper } from './doorkeeper.ts'
import { followableOf, notFound } from './messages.ts'
import { type Pace, toWait } from './pace.ts'
import { accessEnded, closeCodes, signInEnded } from './rules.ts'
import type { Page } from './sources/source.ts'

/** Reads what comes next of a topic; null when it is not there any more. */
export type Pull = (topic: string, afterSeq: number) => Promise<Page | null>

const retryDelaysMs = [100, 400, 1600, 3200]

/**
 * Brings the clients of a topic level with it: reads from the cursor furthest behind until all have everything.
 * One loop per topic; a hint that comes while it runs makes it look once more.
 */
export class Pump {
  readonly #clients: Clients
  readonly #pull: Pull
  readonly #doorkeeper: Doorkeeper
  readonly #pace: Pace
  readonly #running = new Map<string, { again: boolean }>()
  readonly #later = new Set<string>()

  constructor(clients: Clients, pull: Pull, { doorkeeper, pace }: { doorkeeper: Doorkeeper; pace: Pace }) {
    this.#clients = clients
    this.#pull = pull
    this.#doorkeeper = doorkeeper
    this.#pace = pace
  }

  /** Never rejects, so that it need not be awaited. */
  async wake(topic: string): Promise<void> {
    const running = this.#running.get(topic)
    if (running) {
      running.again = true
      return
    }
    const run = { again: false }
    this.#running.set(topic, run)
    try {
      do {
        run.again = false
        await this.#level(topic)
      } while (run.again)
    } catch {
      // Better a closed socket, which its client opens again, than one that has gone silent.
      for (const { client } of this.#clients.following(topic)) {
        client.close(closeCodes.internal, 'Events could not be read. Connect again and go on with afterSeq.')
        this.#clients.remove(client)
      }
    } finally {
      this.#running.delete(topic)
    }
  }

  async #level(topic: string): Promise<void> {
    for (let level = false; !level;) {
      const lowest = this.#clients.lowestCursor(topic)
      if (lowest === null) return
      const page = await this.#pullPatiently(topic, lowest)
      if (!page) return this.#dropAll(topic)
      if (page.frames.length === 0 && page.lastSeq > lowest)
        throw new Error('A topic did not give its events')
      await this.#turnAway(topic, page.place)
      level = this.#deliver(topic, page)
    }
  }

  /** Ends the subscriptions of those who may no longer see it, and the sockets that follow nothing else. */
  async #turnAway(topic: string, place: string | null): Promise<void> {
    if (place === null) return
    for (const { client } of this.#clients.following(topic)) {
      const standing = await this.#doorkeeper.standing(client, place)
      if (standing === 'signed-out') this.#clients.drop(client, signInEnded)
      else if (standing === 'stranger') {
        this.#clients.complete(client, topic)
        client.sendMessage(notFound(followableOf(topic)))
        if (client.followed === 0) this.#clients.drop(client, accessEnded)
      }
    }
  }

  /** Sends each client what comes next for it. True when all of them are level, or will be looked at again. */
  #deliver(topic: string, { frames, lastSeq, isOver }: Page): boolean {
    let level = true
    for (const { client, cursor } of this.#clients.following(topic)) {
      const waitMs = cursor < lastSeq ? toWait(client, topic, this.#pace) : 0
      if (waitMs > 0) {
        void this.#wakeLater(topic, waitMs)
        continue
      }
      let next = cursor
      for (const { after, seq, text } of frames) {
        if (after <= next && seq > next && client.send(text)) next = seq
      }
      if (next !== cursor) client.sentAt.set(topic, this.#pace.now())
      if (!client.open) this.#clients.remove(client)
      else if (isOver && next >= lastSeq) this.#clients.complete(client, topic)
      else if (next !== cursor) this.#clients.advance(client, topic, next)
      if (client.open && next < lastSeq) level = false
    }
    return level
  }

  /** Not within the loop: who comes meanwhile does not wait. */
  async #wakeLater(topic: string, waitMs: number): Promise<void> {
    if (this.#later.has(topic)) return
    this.#later.add(topic)
    await scheduler.wait(waitMs)
    this.#later.delete(topic)
    await this.wake(topic)
  }

  #dropAll(topic: string): void {
    for (const { client } of this.#clients.following(topic)) {
      this.#clients.complete(client, topic)
      client.sendMessage(notFound(followableOf(topic)))
    }
  }

  async #pullPatiently(topic: string, afterSeq: number): Promise<Page | null> {
    for (const delayMs of retryDelaysMs) {
      try {
        return await this.#pull(topic, afterSeq)
      } catch {
        await scheduler.wait(delayMs)
      }
    }
    return this.#pull(topic, afterSeq)
  }
}
