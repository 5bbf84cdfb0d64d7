import { DurableObject } from 'cloudflare:workers'
import { migrate } from '../migrate.ts'
import { type LeaseDecision, decideLease, launchHorizonMs, waiterTtlMs } from './rules.ts'
import { migrations } from './schema.ts'

/**
 * Hands out leases on hosted browsers, within the account's limits, to organizations and people in turns.
 * A lease that its holder neither renews nor releases ends by itself.
 */
export class BrowserPool extends DurableObject {
  readonly #sql = this.ctx.storage.sql

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    void ctx.blockConcurrencyWhile(async () => migrate(ctx.storage, migrations))
  }

  /** Asks for a browser, or asks again. Repeating a request that was granted renews it and costs no launch. */
  async lease(request: {
    leaseId: string
    /** Among whom turns are taken. */
    party: string
    ttlMs: number
    max: number
    perSecond: number
    now: number
  }): Promise<LeaseDecision> {
    const { leaseId, party, ttlMs, now } = request
    this.#expire(now)
    if (!this.#holds(leaseId)) {
      const decision = decideLease(this.#state(), request)
      if (!decision.granted) {
        this.#wait(request)
        await this.#armAlarm()
        return decision
      }
      this.#sql.exec('DELETE FROM waiters WHERE lease_id = ?', leaseId)
      this.#sql.exec('INSERT INTO launches (at) VALUES (?)', now)
    }
    this.#sql.exec(
      `INSERT INTO leases (lease_id, party, expires_at) VALUES (?, ?, ?)
       ON CONFLICT (lease_id) DO UPDATE SET expires_at = excluded.expires_at`,
      leaseId,
      party,
      now + ttlMs,
    )
    await this.#armAlarm()
    return { granted: true }
  }

  /** Keeps a lease alive. False when it has ended: its browser may be counted to someone else by now. */
  renew({ leaseId, ttlMs, now }: { leaseId: string; ttlMs: number; now: number }): boolean {
    const { rowsWritten } = this.#sql.exec(
      'UPDATE leases SET expires_at = ? WHERE lease_id = ? AND expires_at > ?',
      now + ttlMs,
      leaseId,
      now,
    )
    return rowsWritten > 0
  }

  /** Gives a lease or a place in the queue back. Repeating it changes nothing. */
  release({ leaseId }: { leaseId: string }): void {
    this.#sql.exec('DELETE FROM leases WHERE lease_id = ?', leaseId)
    this.#sql.exec('DELETE FROM waiters WHERE lease_id = ?', leaseId)
  }

  status({ now }: { now: number }): { leased: number; waiting: number } {
    const { leased } = this.#sql
      .exec<{ leased: number }>('SELECT count(*) AS leased FROM leases WHERE expires_at > ?', now)
      .one()
    const { waiting } = this.#sql
      .exec<{ waiting: number }>('SELECT count(*) AS waiting FROM waiters WHERE expires_at > ?', now)
      .one()
    return { leased, waiting }
  }

  override async alarm(): Promise<void> {
    this.#expire(Date.now())
    await this.#armAlarm()
  }

  #holds(leaseId: string): boolean {
    return this.#sql.exec('SELECT 1 FROM leases WHERE lease_id = ?', leaseId).toArray().length > 0
  }

  #wait({ leaseId, party, now }: { leaseId: string; party: string; now: number }): void {
    this.#sql.exec(
      `INSERT INTO waiters (lease_id, party, position, expires_at)
       VALUES (?, ?, (SELECT coalesce(max(position), 0) + 1 FROM waiters), ?)
       ON CONFLICT (lease_id) DO UPDATE SET expires_at = excluded.expires_at`,
      leaseId,
      party,
      now + waiterTtlMs,
    )
  }

  #expire(now: number): void {
    this.#sql.exec('DELETE FROM leases WHERE expires_at <= ?', now)
    this.#sql.exec('DELETE FROM waiters WHERE expires_at <= ?', now)
    this.#sql.exec('DELETE FROM launches WHERE at <= ?', now - launchHorizonMs)
  }

  #state() {
    const leased = this.#sql.exec<{ party: string }>('SELECT party FROM leases').toArray()
    const waiting = this.#sql
      .exec<{ leaseId: string; party: string }>(
        'SELECT lease_id AS leaseId, party FROM waiters ORDER BY position',
      )
      .toArray()
    const launches = this.#sql.exec<{ at: number }>('SELECT at FROM launches ORDER BY launch_id').toArray()
    return { leased: leased.map((row) => row.party), waiting, launches: launches.map((row) => row.at) }
  }

  async #armAlarm(): Promise<void> {
    const { due } = this.#sql
      .exec<{ due: number | null }>(
        'SELECT min(expires_at) AS due FROM (SELECT expires_at FROM leases UNION ALL SELECT expires_at FROM waiters)',
      )
      .one()
    if (due !== null) await this.ctx.storage.setAlarm(due)
  }
}
