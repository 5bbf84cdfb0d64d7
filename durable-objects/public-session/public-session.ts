import { DurableObject } from 'cloudflare:workers'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import type { ExecutionStatus } from '../../shared/kernel/events.ts'
import { isMigrated, migrate } from '../migrate.ts'
import {
  type Outcome,
  type SessionRecord,
  type SessionStatus,
  type Settled,
  type Turn,
  begun,
  completed,
  failed,
  isStale,
  touched,
} from './rules.ts'
import { migrations } from './schema.ts'

export type SessionSnapshot = SessionRecord & { conversation: Turn[]; testCases: TestCase[] }
type Refused = { ok: false; code: 'sessions.not_found' | 'sessions.busy' | 'sessions.stale' }

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
    const fresh: SessionRecord = {
      ...given,
      status: 'draft',
      summary: null,
      totalIterations: 0,
      totalToolCalls: 0,
      runningExecutionId: null,
      completedExecutionId: null,
      generationExecutionId: null,
      latestExecutionId: null,
      createdAt: now,
      updatedAt: now,
    }
    if (!this.#record()) this.#save(fresh)
    return this.#snapshot(this.#record() ?? fresh)
  }

  read(): SessionSnapshot | null {
    const record = this.#record()
    return record && this.#snapshot(record)
  }

  /** What the listing by e-mail shows. */
  card():
    | (Pick<SessionRecord, 'sessionId' | 'title' | 'createdAt' | 'updatedAt'> & {
        status: SessionStatus
        totalTestCases: number
      })
    | null {
    const record = this.#record()
    if (!record) return null
    const { sessionId, title, status, createdAt, updatedAt } = record
    const { total } = this.#sql.exec<{ total: number }>('SELECT count(*) AS total FROM test_cases').one()
    return { sessionId, title, status, createdAt, updatedAt, totalTestCases: total }
  }

  begin(run: {
    executionId: string
    message: string
    change: Partial<Settled>
    now: number
  }): { ok: true; session: SessionSnapshot } | Refused {
    const record = this.#record()
    if (!record) return { ok: false, code: 'sessions.not_found' }
    if (record.runningExecutionId) return { ok: false, code: 'sessions.busy' }
    const next = begun(record, run.change, run.executionId, run.now)
    this.#save(next)
    this.#addTurn('user', run.message, run.now)
    this.#addExecution(run.executionId)
    return { ok: true, session: this.#snapshot(next) }
  }

  /** Ends the run with what it made, in one write. A run that no longer holds the session changes nothing; told twice, it counts once. */
  complete(run: { executionId: string; outcome: Outcome; now: number }): { ok: boolean } {
    const record = this.#record()
    if (record?.completedExecutionId === run.executionId) return { ok: true }
    if (record?.runningExecutionId !== run.executionId) return { ok: false }
    if (run.outcome.testCases) this.#replaceCases(run.outcome.testCases)
    this.#save(completed(record, run.outcome, run.now))
    this.#addTurn('assistant', run.outcome.reply, run.now)
    return { ok: true }
  }

  /** Told by an execution that is over: a run that ended without completing leaves the session free and marked failed. */
  executionEnded(end: { executionId: string; status: ExecutionStatus; now: number }): void {
    const record = this.#record()
    if (record?.runningExecutionId !== end.executionId) return
    this.#save(failed(record, end.now))
    this.#addTurn(
      'assistant',
      'This run ended before it was done. Nothing was changed; please try again.',
      end.now,
    )
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
    this.#replaceCases(edit.testCases)
    const next: SessionRecord = { ...record, status: 'ready', updatedAt: touched(record, edit.now) }
    this.#save(next)
    return { ok: true, session: this.#snapshot(next) }
  }

  /** Adds a hosted run to the session's list. */
  recordExecution({ executionId, now }: { executionId: string; now: number }): void {
    const record = this.#record()
    if (!record) return
    this.#addExecution(executionId)
    this.#save({ ...record, latestExecutionId: executionId, updatedAt: touched(record, now) })
  }

  /** Newest first. */
  executionIds(): string[] {
    if (!this.#exists) return []
    const rows = this.#sql.exec<{ execution_id: string }>(
      'SELECT execution_id FROM executions ORDER BY position DESC',
    )
    return rows.toArray().map((row) => row.execution_id)
  }

  async purge(): Promise<void> {
    this.#exists = false
    await this.ctx.storage.deleteAll()
  }

  #record(): SessionRecord | null {
    if (!this.#exists) return null
    const [row] = this.#sql.exec<{ record: string }>('SELECT record FROM session').toArray()
    return row ? (JSON.parse(row.record) as SessionRecord) : null
  }

  #snapshot(record: SessionRecord): SessionSnapshot {
    const turns = this.#sql.exec<{ turn: string }>('SELECT turn FROM turns ORDER BY position').toArray()
    const cases = this.#sql
      .exec<{ test_case: string }>('SELECT test_case FROM test_cases ORDER BY position')
      .toArray()
    return {
      ...record,
      conversation: turns.map(({ turn }) => JSON.parse(turn) as Turn),
      testCases: cases.map((row) => JSON.parse(row.test_case) as TestCase),
    }
  }

  #save(record: SessionRecord): void {
    this.#sql.exec('INSERT OR REPLACE INTO session (id, record) VALUES (1, ?)', JSON.stringify(record))
  }

  #replaceCases(testCases: TestCase[]): void {
    this.#sql.exec('DELETE FROM test_cases')
    testCases.forEach((testCase, position) =>
      this.#sql.exec(
        'INSERT INTO test_cases (position, test_case) VALUES (?, ?)',
        position,
        JSON.stringify(testCase),
      ),
    )
  }

  #addTurn(role: Turn['role'], content: string, at: number): void {
    const { total } = this.#sql.exec<{ total: number }>('SELECT count(*) AS total FROM test_cases').one()
    const turn: Turn = { role, content, at, testCaseCount: total }
    this.#sql.exec('INSERT INTO turns (turn) VALUES (?)', JSON.stringify(turn))
  }

  #addExecution(executionId: string): void {
    this.#sql.exec('INSERT OR IGNORE INTO executions (execution_id) VALUES (?)', executionId)
  }
}
