import { DurableObject } from 'cloudflare:workers'
import type { Period } from '../../shared/domain/evidence/aged-times.ts'
import type { JobMessage } from '../../shared/kernel/job-message.ts'
import { isMigrated, migrate } from '../migrate.ts'
import type { PublicSession } from '../public-session/public-session.ts'
import { Announcer, type Follower, type Hint } from '../followers/announcer.ts'
import { age } from './age.ts'
import { arm } from './arm.ts'
import { pageAfter } from './events.ts'
import { readFollowers } from '../followers/store.ts'
import { follow } from './followers.ts'
import { type ExecutionRecord, readRecord } from './record.ts'
import { steps } from './schema.ts'
import { settle } from './settle.ts'
import type { FinishRequest, StartRequest } from './state.ts'
import { lastBatch, readState } from './store.ts'
import * as transitions from './transitions.ts'
import { Waiting } from './waiting.ts'
import { settleDue } from './watchdog.ts'

interface ExecutionEnv {
  PUBLIC_SESSION: DurableObjectNamespace<PublicSession>
  EVENT_GATEWAY: DurableObjectNamespace<Follower>
  JOBS: Queue<JobMessage>
}

/** One execution of any kind: its events in gapless order, its results, and the certainty that it ends. */
export class Execution extends DurableObject<ExecutionEnv> {
  readonly #sql = this.ctx.storage.sql
  readonly #announcer = new Announcer(this.#sql, (gateway, hint) => this.sendHint(gateway, hint))
  readonly #waiting = new Waiting(this.#sql)
  readonly #arm = () => arm(this.ctx.storage)

  constructor(ctx: DurableObjectState, env: ExecutionEnv) {
    super(ctx, env)
    // Looking up an id that does not exist must not create tables.
    if (!isMigrated(this.#sql)) return
    migrate(ctx.storage, steps)
    void this.#armAgain()
  }

  async start(request: StartRequest): Promise<transitions.Started> {
    migrate(this.ctx.storage, steps)
    const started = transitions.start(this.#sql, request)
    await this.#arm()
    return started
  }

  async beginAttempt(request: { now: number }): Promise<transitions.Begun> {
    const begun = transitions.beginAttempt(this.#sql, request)
    await this.#arm()
    return begun
  }

  /** Numbers and stores events, and tells the followers. Without events it is only a sign of life. */
  append(request: transitions.Append): transitions.Written {
    const written = transitions.append(this.#sql, request)
    if (written.ok && request.events.length > 0) this.#announce()
    return written
  }

  /** Keeps the result of one case of a run; a repeat replaces it. */
  putCase(request: transitions.CaseResult): transitions.Written {
    return transitions.putCase(this.#sql, request)
  }

  async finish(request: FinishRequest): Promise<transitions.Written> {
    const written = transitions.finish(this.#sql, request)
    await this.#arm()
    this.#announce()
    return written
  }

  async cancel(request: { now: number }): Promise<transitions.Cancelled> {
    const cancelled = transitions.cancel(this.#sql, request)
    await this.#arm()
    this.#announce()
    return cancelled
  }

  /** Whether nothing more will happen, said as soon as it is so, at the latest after `withinMs`. */
  whenOver({ withinMs }: { withinMs: number }): Promise<boolean> {
    return this.#waiting.within(withinMs)
  }

  record(): ExecutionRecord | null {
    const state = readState(this.#sql)
    return state && readRecord(this.#sql, state)
  }

  /** The next page of events, and how far they go; null when there is no such execution. */
  eventsAfter(request: { afterSeq: number; limit: number }) {
    const state = readState(this.#sql)
    return state && pageAfter(this.#sql, state, request)
  }

  /** A gateway, named by its object id, wants to be told of new events. */
  follow({ gateway }: { gateway: string }) {
    const state = readState(this.#sql)
    return state && follow(this.#sql, state, gateway)
  }

  /** Erases everything, and tells the followers as far as they can be reached. */
  async purge(): Promise<void> {
    const state = readState(this.#sql)
    if (!state) return
    const gateways = readFollowers(this.#sql)
    const hint = { executionId: state.executionId, ...lastBatch(this.#sql), erased: true }
    await this.ctx.storage.deleteAll()
    this.#waiting.wakeIfOver()
    await Promise.allSettled(gateways.map((gateway) => this.sendHint(gateway, hint)))
  }

  /** Tells of it as if it had happened earlier: the demo of a local process has a past. */
  age(periods: readonly Period[]): void {
    this.ctx.storage.transactionSync(() => age(this.#sql, periods))
  }

  override async alarm(): Promise<void> {
    const now = Date.now()
    transitions.endOverdue(this.#sql, now)
    this.#waiting.wakeIfOver()
    const state = readState(this.#sql)
    if (state && settleDue(state, now)) {
      const { PUBLIC_SESSION: sessions, JOBS: jobs } = this.env
      await settle(this.#sql, { announcer: this.#announcer, sessions, jobs })
    }
    await this.#arm()
  }

  /** An alarm can get lost in a crash of the local runtime; an execution without one could run for ever. */
  async #armAgain(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.#arm()
  }

  /** Not awaited: whoever appends does not wait for whoever watches. Calls under way keep the object alive. */
  #announce(): void {
    this.#waiting.wakeIfOver()
    const state = readState(this.#sql)
    if (!state) return
    const { lastSeq } = lastBatch(this.#sql)
    void this.#announcer.announce({ executionId: state.executionId, lastSeq })
  }

  protected async sendHint(gateway: string, hint: Hint): Promise<number> {
    const gateways = this.env.EVENT_GATEWAY
    return gateways.get(gateways.idFromString(gateway)).hint(hint)
  }
}
