import { DurableObject } from 'cloudflare:workers'
import { migrate } from '../migrate.ts'
import { type LeaseDecision, type LeaseRequest, decideLease } from './rules.ts'
import { migrations } from './schema.ts'
import * as store from './store.ts'

/**
 * Hands out leases on hosted browsers, within the account's limits, to organizations and people in turns.
 * A lease that its holder neither renews nor releases ends by itself.
 */
export class BrowserPool extends DurableObject {
  readonly #sql = this.ctx.storage.sql

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    migrate(ctx.storage, migrations)
  }

  /** Asks for a browser, or asks again. Repeating a request that was granted renews it and costs no launch. */
  async lease(request: LeaseRequest & { ttlMs: number }): Promise<LeaseDecision> {
    const { leaseId, party, ttlMs, now } = request
    store.expire(this.#sql, now)
    if (!store.holds(this.#sql, leaseId)) {
      const decision = decideLease(store.readState(this.#sql), request)
      if (!decision.granted) {
        store.wait(this.#sql, request)
        await this.#armAlarm()
        return decision
      }
      store.launch(this.#sql, { leaseId, now })
    }
    store.keep(this.#sql, { leaseId, party, expiresAt: now + ttlMs })
    await this.#armAlarm()
    return { granted: true }
  }

  /** Keeps a lease alive. False when it has ended: its browser may be counted to someone else by now. */
  renew({ leaseId, ttlMs, now }: { leaseId: string; ttlMs: number; now: number }): boolean {
    return store.renew(this.#sql, { leaseId, expiresAt: now + ttlMs, now })
  }

  /** Gives a lease or a place in the queue back. Repeating it changes nothing. */
  release({ leaseId }: { leaseId: string }): void {
    store.release(this.#sql, leaseId)
  }

  status({ now }: { now: number }): { leased: number; waiting: number } {
    return store.count(this.#sql, now)
  }

  override async alarm(): Promise<void> {
    store.expire(this.#sql, Date.now())
    await this.#armAlarm()
  }

  async #armAlarm(): Promise<void> {
    const due = store.nextEnd(this.#sql)
    if (due !== null) await this.ctx.storage.setAlarm(due)
  }
}
