import { expect, test } from 'vitest'
import {
  endsOf,
  inFewWords,
  progressOf,
  reportedCases,
  tokensOf,
} from '../../../../workers/features/test-runs/rules.ts'

const counts = { total: 4, passed: 1, failed: 1, error: 0, skipped: 0, healed: 1 }

const record = (given: object) =>
  ({
    createdAt: 1000,
    startedAt: 1100,
    finishedAt: 9000,
    status: 'completed',
    error: null,
    input: { cases: ['a', 'b', 'c'].map((id) => ({ id, title: `Case ${id}`, steps: [] })) },
    cases: [
      {
        index: 1,
        testCaseId: 'b',
        status: 'failed',
        startedAt: 2000,
        durationMs: 500,
        error: 'No',
        steps: [],
      },
      { index: 0, testCaseId: 'a', status: 'passed', startedAt: 1200, durationMs: 300, steps: [] },
      {
        index: 2,
        testCaseId: 'c',
        status: 'error',
        startedAt: 3000,
        durationMs: 10,
        steps: [],
        partial: true,
      },
    ],
    ...given,
  }) as unknown as Parameters<typeof endsOf>[0]

test('a run is done by the share of its cases that have ended', () => {
  expect(progressOf(counts)).toBe(0.5)
  expect(progressOf({ ...counts, skipped: 2 })).toBe(1)
})

test('its end is told in few words', () => {
  expect(inFewWords({ ...counts, passed: 3, error: 1 })).toBe('3 passed, 1 failed, 1 with an error')
  expect(inFewWords({ ...counts, passed: 0, failed: 0 })).toBe('nothing ran')
})

test('each case of a run has one end, in the order of the run; one that was cut off was skipped', () => {
  expect(endsOf(record({}), 10_000_000_000_000)).toEqual([
    { testCaseId: 'a', status: 'passed', durationMs: 300, at: 1500 },
    { testCaseId: 'b', status: 'failed', durationMs: 500, at: 2500 },
    { testCaseId: 'c', status: 'skipped', durationMs: 0, at: 9000 },
  ])
})

test('a clock that is ahead does not speak for later', () => {
  expect(endsOf(record({}), 2000).map(({ at }) => at)).toEqual([1500, 2000, 2000])
})

test('a report of a run that goes on holds what has ended, one of a cancelled run also what never ran', () => {
  const ids = (given: object) => reportedCases(record(given)).map(({ id, status }) => [id, status])
  expect(ids({ status: 'running', finishedAt: null })).toEqual([
    ['a', 'passed'],
    ['b', 'failed'],
  ])
  const cases = [{ index: 0, testCaseId: 'a', status: 'passed', startedAt: 1, durationMs: 3, steps: [] }]
  expect(reportedCases(record({ status: 'cancelled', cases })).slice(1)).toEqual([
    { id: 'b', title: 'Case b', status: 'skipped', durationMs: 0, error: 'The run was cancelled' },
    { id: 'c', title: 'Case c', status: 'skipped', durationMs: 0, error: 'The run was cancelled' },
  ])
})

test('what models took of the steps of a run adds up, whether their readings were used or not', () => {
  const step = (model?: object) => ({
    interpretedAction: { interpretedBy: 'grammar', ...(model && { model }) },
  })
  const took = { engine: 'workers-ai', name: 'small', inputTokens: 100, outputTokens: 7 }
  const cases = [{ steps: [step(took), step()] }, { steps: [step({ ...took, outputTokens: 0 }), {}] }]
  expect(tokensOf(record({ cases }))).toEqual({ inputTokens: 200, outputTokens: 7 })
})
