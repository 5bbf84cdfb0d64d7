import type { AskedModel } from '../../shared/schemas/asked-model.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { withRehearsal } from '../../shared/domain/judging/rehearsal.ts'
import {
  type KeptRehearsal,
  type PlayedDeed,
  isSame,
  readRehearsal,
  writeCase,
  writeRehearsal,
} from './rehearsal-store.ts'
import { type SessionRecord, touched } from './rules.ts'
import * as store from './store.ts'
import type { Refused } from './transitions.ts'

/** Gives the session to a rehearsal, one at a time. It may be edited meanwhile: only cases that are as they were played are judged. */
export function beginRehearsal(
  storage: DurableObjectStorage,
  record: SessionRecord | null,
  executionId: string,
): { ok: true; email: string | null } | Refused<'sessions.not_found' | 'sessions.busy'> {
  if (!record) return { ok: false, code: 'sessions.not_found' }
  const { email, rehearsingExecutionId = null } = record
  if (rehearsingExecutionId === executionId) return { ok: true, email }
  if (rehearsingExecutionId !== null) return { ok: false, code: 'sessions.busy' }
  if (readRehearsal(storage.sql)?.executionId === executionId) return { ok: true, email }
  storage.transactionSync(() => {
    store.addExecution(storage.sql, executionId)
    store.writeRecord(storage.sql, { ...record, rehearsingExecutionId: executionId })
  })
  return { ok: true, email }
}

export interface Rehearsed {
  executionId: string
  pageUrl: string
  cases: PlayedDeed[]
  /** Cases that operate the page in another way by now, each with the deed of the one that it takes the place of. */
  operated: { testCase: TestCase; from: string }[]
  modelUsage?: AskedModel
  now: number
}

/** Keeps what a rehearsal found, once, in one write. A case that is gone, or does something else by now, is left as it is. */
export function keepRehearsal(
  storage: DurableObjectStorage,
  record: SessionRecord | null,
  { executionId, pageUrl, cases, operated, modelUsage, now }: Rehearsed,
): { ok: boolean; updatedAt: number; email: string | null } {
  const { sql } = storage
  const none = { ok: false, updatedAt: now, email: null }
  if (record?.rehearsingExecutionId !== executionId) return none
  const earlier = readRehearsal(sql)
  const present = new Map(store.snapshot(sql, record).testCases.map((each) => [each.id, each]))
  for (const { testCase, from } of operated)
    if (isSame(present.get(testCase.id), from)) present.set(testCase.id, testCase)
  const same = cases.filter(({ testCaseId, deed }) => isSame(present.get(testCaseId), deed))
  const updatedAt = touched(record, now)
  storage.transactionSync(() => {
    for (const played of same) {
      const testCase = present.get(played.testCaseId)
      if (testCase) writeCase(sql, withRehearsal(testCase, played))
    }
    const kept = { executionId, pageUrl, at: now, cases: mergedWith(earlier, same) }
    writeRehearsal(sql, { ...kept, ...(modelUsage && { modelUsage }) })
    store.writeRecord(sql, { ...record, rehearsingExecutionId: null, updatedAt })
  })
  return { ok: true, updatedAt, email: record.email }
}

/** What an earlier rehearsal found stands where this one did not come to the case. */
function mergedWith(earlier: KeptRehearsal | null, played: readonly PlayedDeed[]): PlayedDeed[] {
  const cases = new Map((earlier?.cases ?? []).map((each) => [each.testCaseId, each]))
  for (const each of played) {
    const before = cases.get(each.testCaseId)
    const isKept = each.state === 'not_rehearsed' && before?.deed === each.deed
    if (!isKept) cases.set(each.testCaseId, each)
  }
  return [...cases.values()]
}
