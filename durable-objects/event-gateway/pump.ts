import type { Client } from './client.ts'
import type { Clients } from './clients.ts'
import type { Doorkeeper } from './doorkeeper.ts'
import { followableOf, notFound } from './messages.ts'
import { type Pace, toWait } from './pace.ts'
import { type Pull, pullPatiently } from './pull.ts'
import { nextInTurn, unreadable } from './rules.ts'
import type { Page } from './sources/source.ts'
import { turnAway } from './turn-away.ts'

/** One of the two loops that read a topic. */
interface Loop {
  again: boolean
  /** Where the last read ended. */
  readUpTo: number
}

/**
 * Brings the clients of a topic level with it, by two loops that do not wait for each other: one reads on for those who are furthest ahead, so that what
 * is new reaches them at once, and one for those who are behind. Whoever asks while a loop runs makes it look once more.
 */
export class Pump {
  readonly #clients: Clients
  readonly #pull: Pull
  readonly #doorkeeper: Doorkeeper
  readonly #pace: Pace
  readonly #loops = { front: new Map<string, Loop>(), rear: new Map<string, Loop>() }
  readonly #wakeAt = new Map<string, number>()

  constructor(clients: Clients, pull: Pull, { doorkeeper, pace }: { doorkeeper: Doorkeeper; pace: Pace }) {
    this.#clients = clients
    this.#pull = pull
    this.#doorkeeper = doorkeeper
    this.#pace = pace
  }

  /** There may be something new. Never rejects, so that it need not be awaited. */
  wake(topic: string): Promise<void> {
    return this.#run('front', topic)
  }

  /** A client was sent everything up to `cursor` and may want more. Never rejects. */
  catchUp(topic: string, cursor: number): Promise<void> {
    const { front = cursor } = this.#clients.range(topic) ?? {}
    return this.#run(cursor < front ? 'rear' : 'front', topic)
  }

  async #run(name: 'front' | 'rear', topic: string): Promise<void> {
    const loops = this.#loops[name]
    const running = loops.get(topic)
    if (running) {
      running.again = true
      return
    }
    const loop = { again: true, readUpTo: -1 }
    loops.set(topic, loop)
    while (loop.again) {
      loop.again = false
      const from = this.#next(name, topic, loop)
      if (from !== null) await this.#read(topic, from, loop)
    }
    loops.delete(topic)
  }

  /** From where a loop reads next; null when nobody needs it. */
  #next(name: 'front' | 'rear', topic: string, { readUpTo }: Loop): number | null {
    const range = this.#clients.range(topic)
    if (!range || name === 'front') return range && range.front
    const cursors = this.#clients.following(topic).map(({ cursor }) => cursor)
    return nextInTurn(cursors, { front: range.front, readUpTo })
  }

  /** Reads what comes after `from`, sends it to everybody for whom it is next, and has the rest read. */
  async #read(topic: string, from: number, loop: Loop): Promise<void> {
    const page = await pullPatiently(this.#pull, topic, from).catch(() => 'unreachable' as const)
    // Whoever waits for another read of it would wait as long again.
    if (page === 'unreachable') return this.#close(topic, () => true)
    if (!page) return this.#dropAll(topic)
    try {
      if (page.frames.length === 0 && page.lastSeq > from) throw new Error('A topic did not give its events')
      await turnAway({ clients: this.#clients, doorkeeper: this.#doorkeeper }, topic, page.place)
      loop.readUpTo = page.frames.at(-1)?.seq ?? from
      this.#deliver(topic, page)
    } catch {
      this.#close(topic, (cursor) => cursor === from)
      loop.again = true
    }
  }

  /** Better a closed socket, which its client opens again, than one that has gone silent. */
  #close(topic: string, isMeant: (cursor: number) => boolean): void {
    for (const { client, cursor } of this.#clients.following(topic)) {
      if (isMeant(cursor)) this.#clients.drop(client, unreadable)
    }
  }

  /** Sends each client what comes next for it, and has read on for those who lack more. */
  #deliver(topic: string, page: Page): void {
    const lacking = this.#clients.following(topic).flatMap(({ client, cursor }) => {
      const waitMs = cursor < page.lastSeq ? toWait(client, topic, this.#pace) : 0
      if (waitMs > 0) {
        void this.#wakeLater(topic, waitMs)
        return []
      }
      const next = this.#send(client, { topic, cursor, page })
      return client.open && next < page.lastSeq ? [next] : []
    })
    const front = this.#clients.range(topic)?.front
    for (const isFront of new Set(lacking.map((cursor) => cursor === front))) {
      void this.#run(isFront ? 'front' : 'rear', topic)
    }
  }

  /** Answers the number of the last event that the client was sent by now. */
  #send(
    client: Client,
    { topic, cursor, page: { frames, lastSeq, isOver } }: { topic: string; cursor: number; page: Page },
  ): number {
    const end = frames.at(-1)?.seq ?? 0
    let next = cursor
    for (const { after, seq, text } of cursor < end ? frames : []) {
      if (after <= next && seq > next && client.send(text)) next = seq
    }
    if (next !== cursor) client.sentAt.set(topic, this.#pace.now())
    if (!client.open) this.#clients.remove(client)
    else if (isOver && next >= lastSeq) this.#clients.complete(client, topic)
    else if (next !== cursor) this.#clients.advance(client, topic, next)
    return next
  }

  /** Runs outside of the loop, so that new subscribers are not delayed. */
  async #wakeLater(topic: string, waitMs: number): Promise<void> {
    const dueAt = this.#pace.now() + waitMs
    if ((this.#wakeAt.get(topic) ?? Infinity) <= dueAt) return
    this.#wakeAt.set(topic, dueAt)
    await scheduler.wait(waitMs)
    if (this.#wakeAt.get(topic) === dueAt) this.#wakeAt.delete(topic)
    const range = this.#clients.range(topic)
    if (range) await this.catchUp(topic, range.lowest)
  }

  #dropAll(topic: string): void {
    for (const { client } of this.#clients.following(topic)) {
      this.#clients.complete(client, topic)
      client.sendMessage(notFound(followableOf(topic)))
    }
  }
}
