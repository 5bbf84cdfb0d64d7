import { withRehearsal } from '../../shared/domain/judging/rehearsal.ts'
import type { RehearsalTake } from '../../shared/domain/judging/rehearsed-case.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'
import { type PlayedDeed, isSame, readRehearsal, writeRehearsal } from './rehearsal-store.ts'
import { type SessionRecord, touched } from './rules.ts'
import * as store from './store.ts'
import type { Refused } from './transitions.ts'

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
