import { DurableObject } from 'cloudflare:workers'
import type { RememberedStep } from '../../shared/domain/prose-steps/fingerprint.ts'
import type { ExecutionStatus } from '../../shared/kernel/events.ts'
import { isMigrated, migrate } from '../migrate.ts'
import { type Addition, addTestCases } from './imports.ts'
import { type StoredChange, readChanges } from './change-store.ts'
import { type Answering, answerRehearsal } from './rehearsal-answers.ts'
import { type Rehearsed, beginRehearsal, keepRehearsal } from './rehearsals.ts'
import { type KeptPages, type SessionRecord, type Settled, created } from './rules.ts'
import { migrations } from './schema.ts'
import * as store from './store.ts'
import { type KeptSubmission, keepSubmission } from './submissions.ts'
import * as transitions from './transitions.ts'

export type { SessionCard, SessionSnapshot } from './store.ts'

/** One session of the public generator: the only writer of its conversation and cases, one run at a time. */
export class PublicSession extends DurableObject {
  readonly #sql = this.ctx.storage.sql
  /** Asking for a session that never was must not create its tables. */
  #exists = isMigrated(this.ctx.storage.sql)

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    if (this.#exists) migrate(ctx.storage, migrations)
  }

  create(record: Settled & { sessionId: string; email: string | null; now: number }): store.SessionSnapshot {
    const { now, ...session } = record
    migrate(this.ctx.storage, migrations)
    this.#exists = true
    const fresh = created(session, now)
    if (!this.#record()) this.ctx.storage.transactionSync(() => store.writeRecord(this.#sql, fresh))
    return store.snapshot(this.#sql, this.#record() ?? fresh)
  }

  read(): store.SessionSnapshot | null {
    const record = this.#record()
    return record && store.snapshot(this.#sql, record)
  }

  /** What the listing by e-mail shows. */
  card(): store.SessionCard | null {
    const record = this.#record()
    return record && store.card(this.#sql, record)
  }

  /** Gives the session to a run. One that had it before begins nothing again. */
  begin(run: transitions.Run) {
    return transitions.begin(this.ctx.storage, this.#record(), run)
  }

  /** Ends the run with what it made, in one write. A run that no longer holds the session changes nothing; told twice, it counts once. */
  complete(run: transitions.Completion) {
    return transitions.complete(this.ctx.storage, this.#record(), run)
  }

  /** Keeps what a run has seen, while it holds the session. */
  keepPages(pages: KeptPages): { ok: boolean } {
    if (this.#record()?.runningExecutionId !== pages.executionId) return { ok: false }
    store.writePages(this.#sql, pages)
    return { ok: true }
  }

  /** The pages that the cases are about; null where there never were any. */
  pages(): KeptPages | null {
    return this.#exists ? store.readPages(this.#sql) : null
  }

  /** What the last message changed that was not taken back yet; null where there is nothing. */
  lastChange(): StoredChange | null {
    return this.#exists ? (readChanges(this.#sql)[0] ?? null) : null
  }

  /** What the last messages changed, newest first; null for a session that never was. */
  changes(): StoredChange[] | null {
    return this.#record() && readChanges(this.#sql)
  }

  /** Told by an execution that is over: a run that ended without completing leaves the session free and marked failed. */
  executionEnded(end: { executionId: string; status: ExecutionStatus; now: number }): void {
    transitions.endEarly(this.ctx.storage, this.#record(), end)
  }

  replaceTestCases(edit: transitions.Edit) {
    return transitions.replaceTestCases(this.ctx.storage, this.#record(), edit)
  }

  /** Adds cases to those that are there, under ids and titles of their own. */
  addTestCases(addition: Addition) {
    return addTestCases(this.ctx.storage, this.#record(), addition)
  }

  /** Keeps what was judged beside the cases of one version. Refused where the session has changed since. */
  keepSubmission(submission: KeptSubmission) {
    return keepSubmission(this.ctx.storage, this.#record(), submission)
  }

  /** Notes a rehearsal among what the session has to delete with it. Refused while another one goes on. */
  beginRehearsal({ executionId }: { executionId: string }) {
    return beginRehearsal(this.ctx.storage, this.#record(), executionId)
  }

  /** Ends a rehearsal with what it found. Told twice, it counts once. */
  keepRehearsal(rehearsed: Rehearsed) {
    return keepRehearsal(this.ctx.storage, this.#record(), rehearsed)
  }

  answerRehearsal(answering: Answering) {
    return answerRehearsal(this.ctx.storage, this.#record(), answering)
  }

  /** Adds a hosted run to the session's list. Refused when the session was deleted meanwhile. */
  recordExecution({ executionId }: { executionId: string; now: number }) {
    return transitions.recordExecution(this.ctx.storage, this.#record(), executionId)
  }

  /** Keeps what the targets of a case were known by when it passed, for the next run of it. A case that is gone is not remembered. */
  remember({ testCaseId, steps }: { testCaseId: string; steps: RememberedStep[] }): void {
    if (!this.#exists || !store.hasCase(this.#sql, testCaseId)) return
    store.writeTargets(this.#sql, testCaseId, steps)
  }

  /** What is remembered of the cases of the session, by test case. */
  remembered(): Record<string, RememberedStep[]> {
    return this.#exists ? store.readTargets(this.#sql) : {}
  }

  /** Newest first. */
  executionIds(): string[] {
    return this.#exists ? store.readExecutionIds(this.#sql) : []
  }

  /** Erases everything. Returns the executions that the session held until now. */
  async purge(): Promise<string[]> {
    const executionIds = this.executionIds()
    this.#exists = false
    await this.ctx.storage.deleteAll()
    return executionIds
  }

  #record(): SessionRecord | null {
    return this.#exists ? store.readRecord(this.#sql) : null
  }
}
