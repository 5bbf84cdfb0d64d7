import { DurableObject } from 'cloudflare:workers'
import type { RememberedStep } from '../../shared/domain/prose-steps/fingerprint.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { maxSessionCases, maxSessionCharacters } from '../../shared/domain/test-cases/session-limit.ts'
import type { Finding } from '../../shared/domain/test-imports/types.ts'
import { uniqueCases } from '../../shared/domain/test-imports/unique-cases.ts'
import type { ExecutionStatus } from '../../shared/kernel/events.ts'
import { isMigrated, migrate } from '../migrate.ts'
import { type Import, findImport, rememberImport } from './imports.ts'
import {
  type Outcome,
  type SessionRecord,
  type Settled,
  begun,
  completed,
  created,
  failed,
  isStale,
  touched,
} from './rules.ts'
import { migrations } from './schema.ts'
import * as store from './store.ts'

export type { SessionSnapshot } from './store.ts'

type SessionSnapshot = store.SessionSnapshot
const endedEarly = 'This run ended before it was done. Nothing was changed; please try again.'

/** A session in short. */
export type SessionCard = Pick<
  SessionRecord,
  'sessionId' | 'title' | 'status' | 'createdAt' | 'updatedAt'
> & { totalTestCases: number }

type Refused<Code = 'sessions.not_found' | 'sessions.busy' | 'sessions.stale'> = { ok: false; code: Code }

/** What an import added, and which of it had to be renamed. */
interface Added {
  ok: true
  testCases: TestCase[]
  findings: Finding[]
  /** Of the session, with those that were added. */
  total: number
  updatedAt: number
  email: string | null
}

/** One session of the public generator: the only writer of its conversation and cases, one run at a time. */
export class PublicSession extends DurableObject {
  readonly #sql = this.ctx.storage.sql
  /** Asking for a session that never was must not create its tables. */
  #exists = isMigrated(this.ctx.storage.sql)

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    void ctx.blockConcurrencyWhile(async () => {
      if (this.#exists) migrate(ctx.storage, migrations)
    })
  }

  create(record: Settled & { sessionId: string; email: string | null; now: number }): SessionSnapshot {
    const { now, ...given } = record
    migrate(this.ctx.storage, migrations)
    this.#exists = true
    const fresh = created(given, now)
    if (!this.#record()) this.#atOnce(() => store.writeRecord(this.#sql, fresh))
    return store.snapshot(this.#sql, this.#record() ?? fresh)
  }

  read(): SessionSnapshot | null {
    const record = this.#record()
    return record && store.snapshot(this.#sql, record)
  }

  /** What the listing by e-mail shows. */
  card(): SessionCard | null {
    const record = this.#record()
    if (!record) return null
    const { sessionId, title, status, createdAt, updatedAt } = record
    return { sessionId, title, status, createdAt, updatedAt, totalTestCases: store.countCases(this.#sql) }
  }

  /** Gives the session to a run. One that had it before begins nothing again. */
  begin(run: {
    executionId: string
    message: string
    change: Partial<Settled>
    now: number
  }): { ok: true; email: string | null } | Refused {
    const record = this.#record()
    if (!record) return { ok: false, code: 'sessions.not_found' }
    if (store.hasExecution(this.#sql, run.executionId)) return { ok: true, email: record.email }
    if (record.runningExecutionId) return { ok: false, code: 'sessions.busy' }
    this.#atOnce(() => {
      store.writeRecord(this.#sql, begun(record, run.change, run.executionId, run.now))
      store.addTurn(this.#sql, { role: 'user', content: run.message, at: run.now })
      store.addExecution(this.#sql, run.executionId)
    })
    return { ok: true, email: record.email }
  }

  /** Ends the run with what it made, in one write. A run that no longer holds the session changes nothing; told twice, it counts once. */
  complete(run: { executionId: string; outcome: Outcome; now: number }): { ok: boolean } {
    const record = this.#record()
    if (record?.completedExecutionId === run.executionId) return { ok: true }
    if (record?.runningExecutionId !== run.executionId) return { ok: false }
    this.#atOnce(() => {
      if (run.outcome.testCases) store.replaceCases(this.#sql, run.outcome.testCases)
      store.writeRecord(this.#sql, completed(record, run.outcome, run.now))
      store.addTurn(this.#sql, { role: 'assistant', content: run.outcome.reply, at: run.now })
    })
    return { ok: true }
  }

  /** Told by an execution that is over: a run that ended without completing leaves the session free and marked failed. */
  executionEnded(end: { executionId: string; status: ExecutionStatus; now: number }): void {
    const record = this.#record()
    if (record?.runningExecutionId !== end.executionId) return
    this.#atOnce(() => {
      store.writeRecord(this.#sql, failed(record, end.now))
      store.addTurn(this.#sql, { role: 'assistant', content: endedEarly, at: end.now })
    })
  }

  replaceTestCases(edit: {
    testCases: TestCase[]
    ifMatch: string | null
    now: number
  }): { ok: true; session: SessionSnapshot } | Refused {
    const record = this.#record()
    if (!record) return { ok: false, code: 'sessions.not_found' }
    if (record.runningExecutionId) return { ok: false, code: 'sessions.busy' }
    if (isStale(record, edit.ifMatch)) return { ok: false, code: 'sessions.stale' }
    const next: SessionRecord = { ...record, status: 'ready', updatedAt: touched(record, edit.now) }
    this.#atOnce(() => {
      store.replaceCases(this.#sql, edit.testCases)
      store.writeRecord(this.#sql, next)
    })
    return { ok: true, session: store.snapshot(this.#sql, next) }
  }

  /** Adds cases to those that are there, under ids and titles of their own; with `dryRun` only says what would be added. */
  addTestCases(add: {
    testCases: TestCase[]
    dryRun: boolean
    /** Names the import where it may be sent again: a repeat adds nothing, and gets what was added. */
    importId?: string
    now: number
  }): Added | Refused<'sessions.not_found' | 'sessions.busy' | 'sessions.full'> {
    const record = this.#record()
    if (!record) return { ok: false, code: 'sessions.not_found' }
    const earlier = add.importId === undefined ? undefined : findImport(this.#sql, add.importId)
    if (earlier) return this.#addedBy(earlier, record)
    if (record.runningExecutionId && !add.dryRun) return { ok: false, code: 'sessions.busy' }
    const present = store.readCaseNames(this.#sql)
    const { testCases, findings } = uniqueCases(add.testCases, present)
    const total = present.length + testCases.length
    const characters = testCases.reduce(
      (sum, testCase) => sum + JSON.stringify(testCase).length,
      store.countCharacters(this.#sql),
    )
    if (total > maxSessionCases || characters > maxSessionCharacters)
      return { ok: false, code: 'sessions.full' }
    const isChanged = !add.dryRun && testCases.length > 0
    const next: SessionRecord = isChanged
      ? { ...record, status: 'ready', updatedAt: touched(record, add.now) }
      : record
    if (isChanged) {
      this.#atOnce(() => {
        store.addCases(this.#sql, testCases)
        store.writeRecord(this.#sql, next)
        if (add.importId === undefined) return
        const caseIds = testCases.map(({ id }) => id)
        rememberImport(this.#sql, { importId: add.importId, caseIds, findings })
      })
    }
    return { ok: true, testCases, findings, total, updatedAt: next.updatedAt, email: record.email }
  }

  /** Adds a hosted run to the session's list. Refused when the session was deleted meanwhile. */
  recordExecution({ executionId }: { executionId: string; now: number }): { ok: boolean } {
    const record = this.#record()
    if (!record) return { ok: false }
    this.#atOnce(() => {
      store.addExecution(this.#sql, executionId)
      // A run changes no case, so the version that editors hold stays valid.
      store.writeRecord(this.#sql, { ...record, latestExecutionId: executionId })
    })
    return { ok: true }
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

  #addedBy({ caseIds, findings }: Import, record: SessionRecord): Added {
    const { testCases, updatedAt, email } = store.snapshot(this.#sql, record)
    const added = new Set(caseIds)
    return {
      ok: true,
      testCases: testCases.filter(({ id }) => added.has(id)),
      findings,
      total: testCases.length,
      updatedAt,
      email,
    }
  }

  /** Without a transaction, a change that fails half-way would keep its first half. */
  #atOnce(change: () => void): void {
    this.ctx.storage.transactionSync(change)
  }

  #record(): SessionRecord | null {
    return this.#exists ? store.readRecord(this.#sql) : null
  }
}
