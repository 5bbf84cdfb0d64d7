import type { ExecutionEvent, ExecutionStatus } from '../../shared/kernel/events.ts'
import { isOver } from '../../shared/kernel/events.ts'
import type { Clients } from './clients.ts'
import type { Doorkeeper } from './doorkeeper.ts'
import { executionNotFound } from './messages.ts'
import { closeCodes, signInEnded } from './rules.ts'

export interface Page {
  events: ExecutionEvent[]
  lastSeq: number
  status: ExecutionStatus
  /** Whose members alone may see it; null for one of the public generator. */
  organizationId: string | null
}

/** Reads the next page of an execution's events; null when there is no such execution. */
export type Pull = (executionId: string, afterSeq: number) => Promise<Page | null>

const retryDelaysMs = [100, 400, 1600, 3200]

/**
 * Brings the clients of an execution level with it: reads from the cursor furthest behind until all have everything.
 * One loop per execution; a hint that comes while it runs makes it look once more.
 */
export class Pump {
  readonly #clients: Clients
  readonly #pull: Pull
  readonly #doorkeeper: Doorkeeper
  readonly #running = new Map<string, { again: boolean }>()

  constructor(clients: Clients, pull: Pull, doorkeeper: Doorkeeper) {
    this.#clients = clients
    this.#pull = pull
    this.#doorkeeper = doorkeeper
  }

  /** Never rejects, so that it need not be awaited. */
  async wake(executionId: string): Promise<void> {
    const running = this.#running.get(executionId)
    if (running) {
      running.again = true
      return
    }
    const run = { again: false }
    this.#running.set(executionId, run)
    try {
      do {
        run.again = false
        await this.#level(executionId)
      } while (run.again)
    } catch {
      // Better a closed socket, which its client opens again, than one that has gone silent.
      for (const { client } of this.#clients.following(executionId)) {
        client.close(closeCodes.internal, 'Events could not be read. Connect again and go on with afterSeq.')
        this.#clients.remove(client)
      }
    } finally {
      this.#running.delete(executionId)
    }
  }

  async #level(executionId: string): Promise<void> {
    for (let level = false; !level;) {
      const lowest = this.#clients.lowestCursor(executionId)
      if (lowest === null) return
      const page = await this.#pullPatiently(executionId, lowest)
      if (!page) return this.#dropAll(executionId)
      if (page.events.length === 0 && page.lastSeq > lowest)
        throw new Error('An execution did not give its events')
      await this.#turnAway(executionId, page.organizationId)
      level = this.#deliver(executionId, page)
    }
  }

  /** Ends the subscriptions of those who may no longer see the execution. */
  async #turnAway(executionId: string, organizationId: string | null): Promise<void> {
    if (organizationId === null) return
    for (const { client } of this.#clients.following(executionId)) {
      const standing = await this.#doorkeeper.standing(client, organizationId)
      if (standing === 'signed-out') this.#clients.drop(client, signInEnded)
      else if (standing === 'stranger') {
        this.#clients.complete(client, executionId)
        client.sendMessage(executionNotFound(executionId))
      }
    }
  }

  /** Sends each client the events that come next for it. True when all of them are level. */
  #deliver(executionId: string, { events, lastSeq, status }: Page): boolean {
    const texts = events.map((event) => JSON.stringify(event))
    let level = true
    for (const { client, cursor } of this.#clients.following(executionId)) {
      let next = cursor
      for (const [index, event] of events.entries()) {
        if (event.seq === next + 1 && client.send(texts[index] ?? '')) next = event.seq
      }
      if (!client.open) this.#clients.remove(client)
      else if (isOver(status) && next >= lastSeq) this.#clients.complete(client, executionId)
      else if (next !== cursor) this.#clients.advance(client, executionId, next)
      if (client.open && next < lastSeq) level = false
    }
    return level
  }

  #dropAll(executionId: string): void {
    for (const { client } of this.#clients.following(executionId)) {
      this.#clients.complete(client, executionId)
      client.sendMessage(executionNotFound(executionId))
    }
  }

  async #pullPatiently(executionId: string, afterSeq: number): Promise<Page | null> {
    for (const delayMs of retryDelaysMs) {
      try {
        return await this.#pull(executionId, afterSeq)
      } catch {
        await scheduler.wait(delayMs)
      }
    }
    return this.#pull(executionId, afterSeq)
  }
}
