import { describe, expect, test } from 'vitest'
import { begun, completion, ended, started, writable } from '../../../durable-objects/execution/rules.ts'
import type { ExecutionState } from '../../../durable-objects/execution/state.ts'

const at = 1_700_000_000_000
const request = {
  kind: 'generation' as const,
  executionId: 'e',
  sessionId: 's',
  organizationId: null,
  deadlineAt: at + 120_000,
  input: null,
  now: at,
}
const queued = started(request)
const running = begun(queued, at + 1000)
const over: ExecutionState = ended(running, { status: 'completed', settleAt: at + 30_000, now: at + 20_000 })

describe('attempts', () => {
  test('only the latest may write, and nobody after the end', () => {
    expect(writable(null, 1)).toEqual({ ok: false, code: 'executions.not_found' })
    expect(writable(queued, 1)).toEqual({ ok: false, code: 'executions.stale_attempt' })
    const second = begun(running, at + 5000)
    expect(writable(second, 1)).toEqual({ ok: false, code: 'executions.stale_attempt' })
    expect(writable(second, 2)).toMatchObject({ ok: true })
    expect(writable(over, 1)).toEqual({ ok: false, code: 'executions.over' })
  })

  test('a second attempt keeps the time of the first start', () => {
    expect(begun(running, at + 5000)).toMatchObject({ attempt: 2, startedAt: at + 1000, heardAt: at + 5000 })
  })
})

test('the closing event measures from the start of the work, or from creation when it never began, and never below zero', () => {
  const end = { status: 'failed' as const, settleAt: 0, now: at + 9000 }
  expect(completion(running, end)).toMatchObject({ type: 'execution_complete', durationMs: 8000 })
  expect(completion(queued, end)).toMatchObject({ durationMs: 9000 })
  expect(completion(running, { ...end, now: at - 9000 })).toMatchObject({ durationMs: 0 })
})
