import { withRehearsal } from '../../shared/domain/judging/rehearsal.ts'
import type { RehearsalTake } from '../../shared/domain/judging/rehearsed-case.ts'
import { deedKeyOf } from '../../shared/domain/judging/deed-key.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import {
  type KeptRehearsal,
  type PlayedDeed,
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
  now: number
}

/** Keeps what a rehearsal found, once, in one write. A case that is gone, or does something else by now, is left as it is. */
export function keepRehearsal(
  storage: DurableObjectStorage,
  record: SessionRecord | null,
  { executionId, pageUrl, cases, now }: Rehearsed,
): { ok: boolean; updatedAt: number; email: string | null } {
  const { sql } = storage
  const none = { ok: false, updatedAt: now, email: null }
  if (record?.rehearsingExecutionId !== executionId) return none
  const earlier = readRehearsal(sql)
  const present = new Map(store.snapshot(sql, record).testCases.map((each) => [each.id, each]))
  const same = cases.filter(({ testCaseId, deed }) => isSame(present.get(testCaseId), deed))
  const updatedAt = touched(record, now)
  storage.transactionSync(() => {
    for (const played of same) {
      const testCase = present.get(played.testCaseId)
      if (testCase) writeCase(sql, withRehearsal(testCase, played))
    }
    const kept = { executionId, pageUrl, at: now, cases: mergedWith(earlier, same) }
    writeRehearsal(sql, kept)
    store.writeRecord(sql, { ...record, rehearsingExecutionId: null, updatedAt })
  })
  return { ok: true, updatedAt, email: record.email }
}

const isSame = (testCase: TestCase | undefined, deed: string): boolean =>
  testCase !== undefined && deedKeyOf(testCase) === deed

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

export interface Answering {
  answers: readonly { testCaseId: string; take: RehearsalTake }[]
  now: number
}

type AnswerRefusal = 'sessions.not_found' | 'sessions.busy' | 'sessions.no_difference'

/** What a person says of cases that differ from the page: kept as right, or dropped as wrongly read. All of it or, where one does not differ, nothing. */
export function answerRehearsal(
  storage: DurableObjectStorage,
  record: SessionRecord | null,
  { answers, now }: Answering,
): { ok: true; session: store.SessionSnapshot } | (Refused<AnswerRefusal> & { testCaseIds?: string[] }) {
  if (!record) return { ok: false, code: 'sessions.not_found' }
  if (record.runningExecutionId) return { ok: false, code: 'sessions.busy' }
  const { sql } = storage
  const rehearsal = readRehearsal(sql)
  const { testCases } = store.snapshot(sql, record)
  const byId = new Map(testCases.map((each) => [each.id, each]))
  const known = new Map(rehearsal?.cases.map((each) => [each.testCaseId, each]))
  const unanswerable = answers.filter(({ testCaseId, take }) => {
    const entry = known.get(testCaseId)
    // Whoever repeats an answer may not have got ours.
    if (entry?.take === 'reading_is_wrong' && take === entry.take && !byId.has(testCaseId)) return false
    return entry?.state !== 'differs' || !isSame(byId.get(testCaseId), entry.deed)
  })
  if (!rehearsal || unanswerable.length > 0)
    return {
      ok: false,
      code: 'sessions.no_difference',
      testCaseIds: (rehearsal ? unanswerable : answers).map(({ testCaseId }) => testCaseId),
    }
  const takes = new Map(answers.map(({ testCaseId, take }) => [testCaseId, take]))
  const taken = rehearsal.cases.map((each) => {
    const take = takes.get(each.testCaseId)
    return take ? { ...each, take } : each
  })
  const kept = keptAfter(testCases, taken, takes)
  const next: SessionRecord = { ...record, status: 'ready', updatedAt: touched(record, now) }
  storage.transactionSync(() => {
    store.replaceCases(sql, kept)
    writeRehearsal(sql, { ...rehearsal, cases: taken })
    store.writeRecord(sql, next)
  })
  return { ok: true, session: store.snapshot(sql, next) }
}

function keptAfter(
  testCases: readonly TestCase[],
  taken: readonly PlayedDeed[],
  takes: ReadonlyMap<string, RehearsalTake>,
): TestCase[] {
  const byId = new Map(taken.map((each) => [each.testCaseId, each]))
  return testCases.flatMap((testCase) => {
    const take = takes.get(testCase.id)
    if (take === 'reading_is_wrong') return []
    const entry = byId.get(testCase.id)
    return take && entry ? [withRehearsal(testCase, entry)] : [testCase]
  })
}
