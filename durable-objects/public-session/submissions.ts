import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { maxSessionCases, maxSessionCharacters } from '../../shared/domain/test-cases/session-limit.ts'
import type { Analysis } from '../../shared/domain/test-generation/schema.ts'
import { type SessionRecord, touched } from './rules.ts'
import * as store from './store.ts'
import type { Refused } from './transitions.ts'

export interface KeptSubmission {
  /** The whole new set of cases. */
  testCases: TestCase[]
  summary: unknown
  analysis: Analysis
  /** The version of the session that they were judged beside. */
  readAt: number
  now: number
}

type Kept = { ok: true; email: string | null; updatedAt: number }
type Code = 'sessions.not_found' | 'sessions.busy' | 'sessions.stale' | 'sessions.full'

/** Stores the cases that a submission comes to, in one write. Where they are those that are there, nothing changes. */
export function keepSubmission(
  storage: DurableObjectStorage,
  record: SessionRecord | null,
  { testCases, summary, analysis, readAt, now }: KeptSubmission,
): Kept | Refused<Code> {
  if (!record) return { ok: false, code: 'sessions.not_found' }
  if (record.runningExecutionId) return { ok: false, code: 'sessions.busy' }
  if (record.updatedAt !== readAt) return { ok: false, code: 'sessions.stale' }
  const { sql } = storage
  const { email } = record
  const cases = JSON.stringify(testCases)
  if (record.summary !== null && cases === JSON.stringify(store.snapshot(sql, record).testCases))
    return { ok: true, email, updatedAt: record.updatedAt }
  if (testCases.length > maxSessionCases || cases.length > maxSessionCharacters)
    return { ok: false, code: 'sessions.full' }
  const updatedAt = touched(record, now)
  storage.transactionSync(() => {
    store.replaceCases(sql, testCases)
    store.writeAnalysis(sql, analysis)
    store.writeRecord(sql, { ...record, status: 'ready', summary, updatedAt })
  })
  return { ok: true, email, updatedAt }
}
