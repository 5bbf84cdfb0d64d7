import { type Follower, Announcer } from '../followers/announcer.ts'
import type { Reports } from './queries/table.ts'
import { addFollower, readFollowers } from '../followers/store.ts'

interface Gateways {
  EVENT_GATEWAY: DurableObjectNamespace<Follower>
}

/** When a website has changed last, and what happens on it at the moment. */
export interface LiveNow {
  changedAt: number
  data: Reports['realtime']['told'] | null
}

const everyMs = 1000

/** Tells gateways that something has changed on a website: at once, and then at most once a second. What has changed they read themselves. */
export class Live {
  readonly #sql: SqlStorage
  readonly #env: Gateways
  readonly #websiteId: string
  readonly #announcer: Announcer
  #changedAt = Date.now()
  #toldAt = 0
  #isWaiting = false

  constructor(sql: SqlStorage, { env, websiteId }: { env: Gateways; websiteId: string }) {
    this.#sql = sql
    this.#env = env
    this.#websiteId = websiteId
    this.#announcer = new Announcer(sql, (gateway, hint) => this.#gateway(gateway).hint(hint))
  }

  /** When it has changed last, in milliseconds since the epoch; after memory was lost, as far as can be told. */
  get changedAt(): number {
    return this.#changedAt
  }

  follow(gateway: string): void {
    addFollower(this.#sql, gateway)
  }

  /** Not awaited: who records does not wait for who watches. */
  changed(): void {
    this.#changedAt = Math.max(Date.now(), this.#changedAt + 1)
    if (this.#isWaiting || readFollowers(this.#sql).length === 0) return
    this.#isWaiting = true
    void this.#tell()
  }

  async #tell(): Promise<void> {
    const waitMs = Math.min(everyMs, this.#toldAt + everyMs - Date.now())
    if (waitMs > 0) await scheduler.wait(waitMs)
    this.#isWaiting = false
    this.#toldAt = Date.now()
    await this.#announcer.announce({ websiteId: this.#websiteId, lastSeq: this.#changedAt })
  }

  /** Has gateways ask again who may follow it. Fails when one was not reached. */
  async lookAgain(): Promise<void> {
    const hint = { websiteId: this.#websiteId, lastSeq: this.#changedAt, handedOver: true }
    await Promise.all(readFollowers(this.#sql).map((gateway) => this.#gateway(gateway).hint(hint)))
  }

  /** Tells for the last time, with what is needed read before it is deleted. */
  farewell(): () => Promise<void> {
    const gateways = readFollowers(this.#sql)
    return async () => {
      const hint = { websiteId: this.#websiteId, lastSeq: Date.now(), erased: true }
      await Promise.allSettled(gateways.map((gateway) => this.#gateway(gateway).hint(hint)))
    }
  }

  #gateway(id: string): DurableObjectStub<Follower> {
    const gateways = this.#env.EVENT_GATEWAY
    return gateways.get(gateways.idFromString(id))
  }
}
