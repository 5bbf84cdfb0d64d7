import { DurableObject } from 'cloudflare:workers'
import type { Salt } from '../../shared/domain/tracker/site-entry.ts'
import type { Follower } from '../followers/announcer.ts'
import { isMigrated, migrate } from '../migrate.ts'
import { wake } from './alarm.ts'
import { type ChangeName, type Changes, makeChange } from './changes/table.ts'
import { Events } from './ingest/events.ts'
import { record } from './ingest/record.ts'
import { type LedgerCheck, readCheck } from './ledger-check.ts'
import { Live, type LiveNow } from './live.ts'
import { type KeptPolicy, holdTo, nextAlarm, websiteIdOf } from './policy.ts'
import { type ReportName, type Reports, answerReport } from './queries/table.ts'
import { type ReadingName, type Readings, readRecordings } from './replays/readings.ts'
import type { Ledger, RecordedGroup } from './rules.ts'
import { type Receipt, readReceipts } from './receipts.ts'
import { steps } from './schema.ts'
import { readLedger } from './store.ts'

interface Orders {
  JOBS: Pick<Queue<unknown>, 'send'>
  EVENT_GATEWAY: DurableObjectNamespace<Follower>
}

/** What one website's visitors did: every hit once, and each number counted from what is kept. */
export class WebsiteStore extends DurableObject<Orders> {
  readonly #sql = this.ctx.storage.sql
  readonly #events = new Events(this.#sql)
  readonly #live = new Live(this.#sql, { env: this.env, websiteId: websiteIdOf(this.#sql, this.ctx.id.name) })
  #erasing = false

  constructor(ctx: DurableObjectState, env: Orders) {
    super(ctx, env)
    // Looking at a website that never had a hit must not create tables.
    if (isMigrated(this.#sql)) migrate(ctx.storage, steps)
  }

  /**
   * Counts a batch, all of it or nothing. Safe to repeat: a message that was counted before changes nothing, and of a visitor's hit that was counted before the
   * repeat is dropped as a duplicate.
   */
  async record({ groups, now }: { groups: RecordedGroup[]; now: number }): Promise<{ ok: true }> {
    // Trackers may hear late that it was deleted.
    if (this.#isErased()) return { ok: true }
    migrate(this.ctx.storage, steps)
    this.#changing(() => record(this.#sql, this.#events, { groups, now }))
    this.#live.changed()
    await this.#arm()
    return { ok: true }
  }

  ledger(): Ledger {
    return isMigrated(this.#sql) ? readLedger(this.#sql) : { received: 0, stored: 0, dropped: {} }
  }

  /** Whether the account agreed with what is kept when that was counted last; null where it never was. */
  ledgerCheck(): LedgerCheck | null {
    return isMigrated(this.#sql) ? readCheck(this.#sql) : null
  }

  /** One of the reports on what visitors did, by its name. */
  report<N extends ReportName>(name: N, asked: Reports[N]['asked']): Reports[N]['told'] {
    return answerReport(name, isMigrated(this.#sql) ? this.#events : null, asked)
  }

  /** Tells a gateway from now on when something changes; null for a website that is deleted. */
  follow({ gateway }: { gateway: string }): { changedAt: number } | null {
    if (this.#isErased()) return null
    migrate(this.ctx.storage, steps)
    this.#live.follow(gateway)
    return { changedAt: this.#live.changedAt }
  }

  /** Whose it is has changed: who follows it is asked for again. */
  async lookAgain(): Promise<void> {
    if (isMigrated(this.#sql)) await this.#live.lookAgain()
  }

  /** When it has changed last, and what happens at the moment; nothing of that for who knows of the change. */
  live({ now, knownUntil }: { now: number; knownUntil: number }): LiveNow {
    const { changedAt } = this.#live
    return { changedAt, data: changedAt > knownUntil ? this.report('realtime', { now }) : null }
  }

  /** What is read of the recordings of visits, by its name; null of a website that never had any. */
  recordings<N extends ReadingName>(name: N, asked: Readings[N]['asked']): Readings[N]['told'] | null {
    return isMigrated(this.#sql) ? readRecordings(this.#sql, name, asked) : null
  }

  /** Holds to a policy from now on, and returns what visitors of today and the days to come are named with. */
  async keepPolicy({ now, policy }: { now: number; policy: KeptPolicy }): Promise<Salt[]> {
    if (this.#isErased()) return []
    migrate(this.ctx.storage, steps)
    const asked = { now, policy, websiteId: this.ctx.id.name }
    const salts = this.#changing(() => holdTo(this.#sql, this.#events, asked))
    await this.#arm()
    return salts
  }

  /** That salts were made and destroyed and visitors erased, oldest first. */
  receipts(asked: { after: number; limit: number }): Receipt[] {
    return isMigrated(this.#sql) ? readReceipts(this.#sql, asked) : []
  }

  /** One of the changes of what is kept, by its name. Null where there is nothing to change: of a website that never had a hit, or is deleted. */
  async change<N extends ChangeName>(
    name: N,
    asked: Changes[N]['asked'],
  ): Promise<Changes[N]['told'] | null> {
    if (this.#isErased() || !isMigrated(this.#sql)) return null
    const told = this.#changing(() => makeChange(name, { sql: this.#sql, events: this.#events }, asked))
    this.#live.changed()
    await this.#arm()
    return told
  }

  /** Removes everything, for good, and returns how many hits that were. What comes later is kept no more. */
  async erase(): Promise<number> {
    const { received } = this.ledger()
    const farewell = isMigrated(this.#sql) ? this.#live.farewell() : null
    this.#events.forget()
    // What comes in between is not kept either.
    this.#erasing = true
    await this.ctx.storage.deleteAll()
    this.ctx.storage.kv.put('erased', true)
    if (farewell) this.ctx.waitUntil(farewell())
    return received
  }

  #websiteId = (): string => websiteIdOf(this.#sql, this.ctx.id.name)

  #isErased = (): boolean => this.#erasing || this.ctx.storage.kv.get('erased') === true

  override async alarm(): Promise<void> {
    if (this.#isErased()) return
    const changing = <T>(work: () => T) => this.#changing(work)
    const send = (order: object) => this.env.JOBS.send(order)
    const woken = { now: Date.now(), websiteId: this.#websiteId(), isErased: this.#isErased, changing, send }
    await this.#arm(await wake({ sql: this.#sql, events: this.#events }, woken))
  }

  /** A transaction, after whose failure memory is read anew. */
  #changing<T>(work: () => T): T {
    try {
      return this.ctx.storage.transactionSync(work)
    } catch (error) {
      this.#events.forget()
      throw error
    }
  }

  /** A website that falls silent forgets by alarm; a busy one does it while it records. One that is erased meanwhile has nothing left to forget. */
  async #arm(at?: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm()
    if (this.#isErased()) return
    const next = at ?? nextAlarm(this.#sql, Date.now(), this.#websiteId())
    if (next !== null && (set === null || set > next)) await this.ctx.storage.setAlarm(next)
  }
}
