import { describe, expect, test } from 'vitest'
import { begun, ended, started } from '../../../durable-objects/execution/rules.ts'
import type { ExecutionState } from '../../../durable-objects/execution/state.ts'
import {
  cancelGraceMs,
  heartbeatDue,
  nextAlarm,
  overdue,
  settleDue,
  settled,
} from '../../../durable-objects/execution/watchdog.ts'

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

describe('the watchdog', () => {
  test('lets a run go on until the moment of its deadline or of too long a silence', () => {
    expect(overdue(running, at + 60_999)).toBeNull()
    expect(overdue(running, at + 61_000)).toMatchObject({
      status: 'failed',
      error: { error: 'executions.silent' },
    })
    const heard = { ...running, heardAt: at + 119_000 }
    expect(overdue(heard, at + 119_999)).toBeNull()
    expect(overdue(heard, at + 120_000)).toMatchObject({
      status: 'failed',
      error: { error: 'executions.deadline' },
    })
  })

  test('says in a sentence what happened, with the time in seconds', () => {
    expect(overdue(running, at + 61_000)?.error?.message).toBe(
      'Nothing was heard from the run for 60 seconds, so it was ended. Please start it again.',
    )
    expect(overdue(queued, at + 500_000)?.error?.message).toBe(
      'The time limit of 120 seconds was reached, so the run was ended.',
    )
    const hasty = started({ ...request, silenceMs: 1000 })
    expect(overdue(hasty, at + 1000)?.error?.message).toContain('for 1 second,')
  })

  test('gives a browser run five minutes of silence, and any run what it asks for', () => {
    expect(started({ ...request, kind: 'hosted-run' }).silenceMs).toBe(300_000)
    expect(started({ ...request, silenceMs: 5 }).silenceMs).toBe(5)
  })

  test('a cancelled run that does not react ends as cancelled, not as failed', () => {
    const cancelled = {
      ...running,
      heardAt: at + 50_000,
      cancelledAt: at + 50_000,
      silenceMs: 600_000,
      deadlineAt: at + 900_000,
    }
    expect(overdue(cancelled, at + 50_000 + cancelGraceMs - 1)).toBeNull()
    expect(overdue(cancelled, at + 50_000 + cancelGraceMs)).toEqual({ status: 'cancelled' })
    expect(overdue({ ...cancelled, deadlineAt: at + 51_000 }, at + 51_000)).toEqual({ status: 'cancelled' })
  })

  test('never ends what is over', () => {
    expect(overdue(over, at + 10 ** 9)).toBeNull()
  })

  test('looks again exactly when something is due', () => {
    const states = [
      queued,
      running,
      { ...running, cancelledAt: at + 2000 },
      { ...running, silenceMs: 10 ** 7 },
    ]
    for (const state of states) {
      const due = nextAlarm(state) ?? 0
      expect(overdue(state, due - 1)).toBeNull()
      expect(overdue(state, due)).not.toBeNull()
    }
    expect(nextAlarm(over)).toBe(at + 30_000)
    expect(nextAlarm({ ...over, settleAt: null })).toBeNull()
  })
})

test('a sign of life is stored when the last one is an eighth of the allowed silence ago', () => {
  expect(heartbeatDue(running, 0, running.heardAt + 7499)).toBe(false)
  expect(heartbeatDue(running, 0, running.heardAt + 7500)).toBe(true)
  expect(heartbeatDue(running, running.heardAt + 7000, running.heardAt + 7500)).toBe(false)
})

test('an end that could not be made known is tried again, ever less often but at least every hour', () => {
  let state = over
  const delays: number[] = []
  for (let i = 0; i < 14; i++) {
    state = settled(state, false, at)
    delays.push((state.settleAt ?? 0) - at)
  }
  expect(delays.slice(0, 4)).toEqual([5000, 10_000, 20_000, 40_000])
  expect(delays.at(-1)).toBe(3_600_000)
  expect(settleDue(state, at + 3_599_999)).toBe(false)
  expect(settleDue(state, at + 3_600_000)).toBe(true)
  expect(settled(state, true, at).settleAt).toBeNull()
})
