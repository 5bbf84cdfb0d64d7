import { withRehearsalsOf } from '../../shared/domain/judging/rehearsal.ts'
import { withOwnEvidence } from '../../shared/domain/test-cases/own-evidence.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { historyAfter, readChanges, writeChanges } from './change-store.ts'
import {
  type Outcome,
  type SessionRecord,
  type Settled,
  begun,
  completed,
  failed,
  isStale,
  touched,
} from './rules.ts'
import * as store from './store.ts'

// Everything a session can go through, given its record as it stands. Each function decides and writes without waiting, in one transaction: without
// one, a change that fails half-way would keep its first half.

export type Refused<Code = 'sessions.not_found' | 'sessions.busy' | 'sessions.stale'> = {
  ok: false
  code: Code
}

const endedEarly = 'This run ended before it was done. Nothing was changed; please try again.'

export interface Run {
  executionId: string
  message: string
  change: Partial<Settled>
  now: number
}

export function begin(
  storage: DurableObjectStorage,
  record: SessionRecord | null,
  { executionId, message, change, now }: Run,
): { ok: true; email: string | null } | Refused {
  if (!record) return { ok: false, code: 'sessions.not_found' }
  const { sql } = storage
  if (store.hasExecution(sql, executionId)) return { ok: true, email: record.email }
  if (record.runningExecutionId) return { ok: false, code: 'sessions.busy' }
  storage.transactionSync(() => {
    store.writeRecord(sql, begun(record, change, executionId, now))
    // Its places are those of the text before.
    if ((change.requirements ?? record.requirements) !== record.requirements) store.writeAnalysis(sql, null)
    store.addTurn(sql, { role: 'user', content: message, at: now })
    store.addExecution(sql, executionId)
  })
  return { ok: true, email: record.email }
}

export interface Completion {
  executionId: string
  outcome: Outcome
  now: number
}

export function complete(
  storage: DurableObjectStorage,
  record: SessionRecord | null,
  { executionId, outcome, now }: Completion,
): { ok: boolean } {
  if (record?.completedExecutionId === executionId) return { ok: true }
  if (record?.runningExecutionId !== executionId) return { ok: false }
  const { sql } = storage
  storage.transactionSync(() => {
    const { testCases: before, conversation } = store.snapshot(sql, record)
    const message = conversation.findLast(({ role }) => role === 'user')?.content ?? ''
    // A rehearsal may have ended while the run was at work.
    if (outcome.testCases) store.replaceCases(sql, withRehearsalsOf(outcome.testCases, before))
    const held = { ...record, testCases: before }
    writeChanges(sql, historyAfter(readChanges(sql), held, outcome, { message, at: now }))
    if (outcome.analysis) store.writeAnalysis(sql, outcome.analysis)
    store.writeRecord(sql, completed(record, outcome, now))
    store.addTurn(sql, { role: 'assistant', content: outcome.reply, at: now })
  })
  return { ok: true }
}

export function endEarly(
  storage: DurableObjectStorage,
  record: SessionRecord | null,
  { executionId, now }: { executionId: string; now: number },
): void {
  if (record?.rehearsingExecutionId === executionId) {
    store.writeRecord(storage.sql, { ...record, rehearsingExecutionId: null })
    return
  }
  if (record?.runningExecutionId !== executionId) return
  storage.transactionSync(() => {
    store.writeRecord(storage.sql, failed(record, now))
    store.addTurn(storage.sql, { role: 'assistant', content: endedEarly, at: now })
  })
}

export interface Edit {
  testCases: TestCase[]
  ifMatch: string | null
  now: number
}

export function replaceTestCases(
  storage: DurableObjectStorage,
  record: SessionRecord | null,
  { testCases, ifMatch, now }: Edit,
): { ok: true; session: store.SessionSnapshot } | Refused {
  if (!record) return { ok: false, code: 'sessions.not_found' }
  if (record.runningExecutionId) return { ok: false, code: 'sessions.busy' }
  if (isStale(record, ifMatch)) return { ok: false, code: 'sessions.stale' }
  const next: SessionRecord = { ...record, status: 'ready', updatedAt: touched(record, now) }
  storage.transactionSync(() => {
    const before = new Map(store.snapshot(storage.sql, record).testCases.map((each) => [each.id, each]))
    const evidenced = testCases.map((each) => withOwnEvidence(each, before.get(each.id)))
    store.replaceCases(storage.sql, evidenced)
    store.writeRecord(storage.sql, next)
  })
  return { ok: true, session: store.snapshot(storage.sql, next) }
}

export function recordExecution(
  storage: DurableObjectStorage,
  record: SessionRecord | null,
  executionId: string,
): { ok: boolean } {
  if (!record) return { ok: false }
  storage.transactionSync(() => {
    store.addExecution(storage.sql, executionId)
    // A run changes no case, so the version that editors hold stays valid.
    store.writeRecord(storage.sql, { ...record, latestExecutionId: executionId })
  })
  return { ok: true }
}
