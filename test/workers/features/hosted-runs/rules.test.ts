import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  caseVerdict,
  countCases,
  lanesOf,
  playsOf,
  runDeadline,
} from '../../../../workers/features/hosted-runs/rules.ts'

const passed = { status: 'passed' as const }
const skipped = { status: 'skipped' as const }

describe('the verdict on a case', () => {
  test('passes when every step passed and something was checked', () => {
    expect(caseVerdict({ steps: [passed, passed], verified: 1 })).toEqual({ status: 'passed' })
  })

  test('is never passed when nothing was checked', () => {
    expect(caseVerdict({ steps: [passed, passed], verified: 0 })).toEqual({
      status: 'error',
      error: expect.stringMatching(/^cases\.unverifiable: /),
    })
    expect(caseVerdict({ steps: [], verified: 0 }).status).toBe('error')
  })

  test('is that of the first step that did not pass, with its error', () => {
    const steps = [passed, { status: 'failed' as const, error: 'steps.check_failed: no' }, skipped]
    expect(caseVerdict({ steps, verified: 3 })).toEqual({ status: 'failed', error: 'steps.check_failed: no' })
    expect(caseVerdict({ steps: [{ status: 'error', error: 'x' }, skipped], verified: 0 })).toEqual({
      status: 'error',
      error: 'x',
    })
  })

  test('follows the expected result of the case when all steps passed', () => {
    expect(caseVerdict({ steps: [passed], outcome: { status: 'failed', error: 'no' }, verified: 2 })).toEqual(
      { status: 'failed', error: 'no' },
    )
    expect(caseVerdict({ steps: [passed], outcome: { status: 'error' }, verified: 2 }).status).toBe('error')
    expect(caseVerdict({ steps: [passed], outcome: { status: 'passed' }, verified: 1 }).status).toBe('passed')
  })

  test('is an error where a precondition was not met: neither what passed nor what failed says anything', () => {
    const unmetPreconditions = ['the reader is blocked', 'the desk is closed']
    for (const status of ['passed', 'failed'] as const)
      expect(caseVerdict({ steps: [{ status }], verified: 1, unmetPreconditions })).toEqual({
        status: 'error',
        error: expect.stringMatching(/^cases\.precondition_unmet: .*“the reader is blocked”/),
      })
    expect(
      caseVerdict({ steps: [{ status: 'error', error: 'x' }], verified: 0, unmetPreconditions }).error,
    ).toBe('x')
    expect(caseVerdict({ steps: [passed], verified: 1, unmetPreconditions: [] }).status).toBe('passed')
  })

  test('is passed for no combination with a step or outcome that did not pass, or without a check', () => {
    const status = fc.constantFrom('passed' as const, 'failed' as const, 'error' as const)
    fc.assert(
      fc.property(
        fc.array(status),
        fc.option(status, { nil: undefined }),
        fc.nat(3),
        (steps, outcome, verified) => {
          const verdict = caseVerdict({
            steps: steps.map((one) => ({ status: one })),
            outcome: outcome && { status: outcome },
            verified,
          })
          const clean =
            steps.every((one) => one === 'passed') &&
            outcome !== 'failed' &&
            outcome !== 'error' &&
            verified > 0
          expect(verdict.status === 'passed').toBe(clean)
        },
      ),
    )
  })
})

test('counts of a run that is over add up to the total; while it runs, nothing is skipped yet', () => {
  const healed = { status: 'passed' as const, steps: [{ healed: true }] as never }
  const results = [healed, { status: 'failed' as const, steps: [] }, { status: 'error' as const, steps: [] }]
  const counts = { total: 5, passed: 1, failed: 1, error: 1, healed: 1 }
  expect(countCases(results, { total: 5, over: true })).toEqual({ ...counts, skipped: 2 })
  expect(countCases(results, { total: 5, over: false })).toEqual({ ...counts, skipped: 0 })
})

test('the deadline of a run leaves every case its whole time', () => {
  expect(runDeadline(1000, 30, 240_000)).toBeGreaterThan(1000 + 30 * 240_000)
})

test('a run that measures assertion strength has time to play each of its cases twice', () => {
  const deadline = (assertionStrength: boolean) => runDeadline(0, 3 * playsOf({ assertionStrength }), 240_000)
  expect(deadline(true) - deadline(false)).toBeGreaterThanOrEqual(3 * 240_000)
})

test('cases go on one at a time unless the run says otherwise, at most ten, and never more than there are', () => {
  expect(lanesOf(undefined, 30)).toBe(1)
  expect(lanesOf(1, 30)).toBe(1)
  expect(lanesOf(4, 30)).toBe(4)
  expect(lanesOf(99, 30)).toBe(10)
  expect(lanesOf(10, 3)).toBe(3)
  expect(lanesOf(0, 3)).toBe(1)
})

test('what a case has come to so far counts as no verdict, and as skipped once the run is over', () => {
  const results = [
    { status: 'passed' as const, steps: [] },
    { status: 'skipped' as const, steps: [], partial: true as const },
  ]
  expect(countCases(results, { total: 3, over: false })).toMatchObject({ passed: 1, skipped: 0 })
  expect(countCases(results, { total: 3, over: true })).toMatchObject({ passed: 1, skipped: 2 })
})
