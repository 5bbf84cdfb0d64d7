import { readFollowers, readVisit, removeFollower } from './store.ts'

/** That there is something new of an execution or a website. */
export type Hint = ({ executionId: string } | { websiteId: string }) & {
  lastSeq: number
  /** It was erased: nothing will come any more. */
  erased?: boolean
  /** It belongs to others now: who may follow it has to be asked again. */
  handedOver?: boolean
}

/** What is told: a gateway of sockets. */
export interface Follower extends Rpc.DurableObjectBranded {
  /** Answers how many sockets there follow it. */
  hint: (hint: Hint) => number
}

/** Tells one gateway; answers how many sockets there follow it. */
export type SendHint = (gateway: string, hint: Hint) => Promise<number>

const retryDelaysMs = [100, 400, 1600]

/**
 * Tells followers that there is something new. A hint carries no events: gateways read those themselves, so a lost or
 * late hint can delay an event but never lose it. At most one hint is under way to a gateway; what comes meanwhile is one more.
 */
export class Announcer {
  readonly #sql: SqlStorage
  readonly #send: SendHint
  readonly #underWay = new Map<string, { next: Hint | null; done: Promise<boolean> }>()

  constructor(sql: SqlStorage, send: SendHint) {
    this.#sql = sql
    this.#send = send
  }

  /** Resolves to true when every follower has been told. Never rejects, so that it need not be awaited. */
  async announce(hint: Hint): Promise<boolean> {
    const told = await Promise.all(readFollowers(this.#sql).map((gateway) => this.#tell(gateway, hint)))
    return told.every(Boolean)
  }

  #tell(gateway: string, hint: Hint): Promise<boolean> {
    const busy = this.#underWay.get(gateway)
    if (busy) {
      busy.next = hint
      return busy.done
    }
    const queue: { next: Hint | null; done: Promise<boolean> } = { next: hint, done: Promise.resolve(false) }
    this.#underWay.set(gateway, queue)
    queue.done = this.#drain(gateway, queue).finally(() => this.#underWay.delete(gateway))
    return queue.done
  }

  async #drain(gateway: string, queue: { next: Hint | null }): Promise<boolean> {
    for (let failures = 0; queue.next;) {
      const hint = queue.next
      queue.next = null
      try {
        await this.#tellOnce(gateway, hint)
      } catch {
        const delayMs = retryDelaysMs[failures++]
        // Given up here; the next event, or the settling of an execution, tells it again.
        if (delayMs === undefined) return false
        await scheduler.wait(delayMs)
        queue.next ??= hint
      }
    }
    return true
  }

  async #tellOnce(gateway: string, hint: Hint): Promise<void> {
    const visit = readVisit(this.#sql, gateway)
    if (visit === null) return
    const sockets = await this.#send(gateway, hint)
    if (sockets === 0) removeFollower(this.#sql, gateway, visit)
  }
}
