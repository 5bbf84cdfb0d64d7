import { describe, expect, test } from 'vitest'
import { begun, completion, started } from '../../../durable-objects/execution/rules.ts'

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

describe('attempts', () => {
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
