import { describe, expect, test } from 'vitest'
import type { ExecutionEvent } from '../../../../shared/kernel/events.ts'
import { afterEvents, beforeEvents, currentCase, shareDone } from '../../../../web/parts/run/live-run.ts'

const executionId = 'run'
const at = '2026-01-01T00:00:00.000Z'
let seq = 0
const event = (fields: object) => ({ executionId, at, seq: ++seq, ...fields }) as ExecutionEvent
const browser = { name: 'Chrome', version: '1' }
const begun = () => event({ type: 'execution_start', sessionId: 's', baseUrl: 'b', browser, total: 2 })
const caseStart = (id: string) => event({ type: 'case_start', testCaseId: id, title: id, index: 0, total: 2 })
const stepStart = (id: string, stepNumber: number) =>
  event({ type: 'step_start', testCaseId: id, stepNumber, action: `Do ${stepNumber}` })
const stepEnd = (id: string, stepNumber: number, status = 'passed', more = {}) =>
  event({
    type: 'step_complete',
    testCaseId: id,
    stepNumber,
    status,
    durationMs: 5,
    interpretedAction: null,
    ...more,
  })
const caseEnd = (id: string, status = 'passed') =>
  event({ type: 'case_complete', testCaseId: id, status, durationMs: 9 })
const end = (status = 'completed') => event({ type: 'execution_complete', status, durationMs: 9 })

const planned = [
  { testCaseId: 'A', title: 'First', steps: 2 },
  { testCaseId: 'B', title: 'Second', steps: 2 },
]
const before = beforeEvents({ planned, status: 'running' })

describe('a run that is followed', () => {
  test('lights up step by step, and draws nothing again that did not change', () => {
    const run = afterEvents(before, [
      begun(),
      caseStart('A'),
      stepStart('A', 1),
      stepEnd('A', 1, 'passed', { screenshotKey: 'k' }),
      stepStart('A', 2),
    ])
    expect(currentCase(run)?.steps.map(({ light }) => light)).toEqual(['passed', 'running'])
    expect(run.pictureKey).toBe('k')
    expect(shareDone(run)).toBe(0.25)
    expect(run.cases[1]).toBe(before.cases[1])
  })

  test('counts verdicts, and stops what was going on when it ends', () => {
    const run = afterEvents(before, [
      begun(),
      caseStart('A'),
      caseEnd('A', 'failed'),
      caseStart('B'),
      stepStart('B', 1),
      end('cancelled'),
    ])
    expect(run.counts).toMatchObject({ failed: 1, passed: 0 })
    expect(run.status).toBe('cancelled')
    expect(run.cases[1]).toMatchObject({ light: 'skipped', steps: [{ light: 'skipped' }] })
  })

  test('shows a case that nobody planned, and an end of a step whose start is unknown', () => {
    const run = afterEvents(before, [stepEnd('C', 1, 'error', { error: 'e' })])
    expect(run.cases[2]).toMatchObject({
      testCaseId: 'C',
      steps: [{ stepNumber: 1, light: 'error', error: 'e' }],
    })
  })
})
