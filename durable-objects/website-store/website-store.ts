import { DurableObject } from 'cloudflare:workers'
import { isMigrated, migrate } from '../migrate.ts'
import { type Ledger, type RecordedHit, forgetAt, oldestDay, sortHits } from './rules.ts'
import { steps } from './schema.ts'
import { count, droppedEntry, findSeen, forget, readDays, readLedger, remember } from './store.ts'

/** What one website's visitors did: for now an exact count, in which every hit appears once. */
export class WebsiteStore extends DurableObject {
  readonly #sql = this.ctx.storage.sql

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    void ctx.blockConcurrencyWhile(async () => {
      // Looking at a website that never had a hit must not create tables.
      if (isMigrated(this.#sql)) migrate(ctx.storage, steps)
    })
  }

  /** Counts a batch, all of it or nothing. Safe to repeat: a hit that was counted before is dropped as a duplicate. */
  async record({ hits, now }: { hits: RecordedHit[]; now: number }): Promise<{ ok: true }> {
    migrate(this.ctx.storage, steps)
    this.ctx.storage.transactionSync(() => this.#record(hits, now))
    await this.#arm()
    return { ok: true }
  }

  ledger(): Ledger {
    return isMigrated(this.#sql) ? readLedger(this.#sql) : { received: 0, stored: 0, dropped: {} }
  }

  override async alarm(): Promise<void> {
    this.#forgetBefore(oldestDay(Date.now()))
    await this.#arm()
  }

  #record(hits: RecordedHit[], now: number): void {
    this.#forgetBefore(oldestDay(now))
    const names = hits.map(({ eventId }) => eventId)
    const seen = findSeen(this.#sql, readDays(this.#sql), names)
    const { fresh, stored, dropped } = sortHits(hits, { seen, now })
    for (const [day, eventIds] of fresh) remember(this.#sql, day, eventIds)
    count(this.#sql, {
      received: hits.length,
      stored,
      [droppedEntry('duplicate')]: dropped.duplicate,
      [droppedEntry('expired')]: dropped.expired,
    })
  }

  #forgetBefore(oldest: number): void {
    for (const day of readDays(this.#sql)) if (day < oldest) forget(this.#sql, day)
  }

  /** A website that falls silent forgets by alarm; a busy one does it while it records. */
  async #arm(): Promise<void> {
    const [oldest] = readDays(this.#sql)
    if (oldest === undefined || (await this.ctx.storage.getAlarm()) !== null) return
    await this.ctx.storage.setAlarm(forgetAt(oldest))
  }
}
