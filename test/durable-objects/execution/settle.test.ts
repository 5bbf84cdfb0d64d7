import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { Execution } from '../../../durable-objects/execution/execution.ts'
import { newExecution, runningExecution } from '../../support/executions.ts'

type Stub = Awaited<ReturnType<typeof newExecution>>['object']

const alarmOf = (object: Stub) => runInDurableObject(object, (_, state) => state.storage.getAlarm())

/** Lets the due time of an object's alarm be now, whatever it is. */
async function settleNow(object: Stub) {
  await runInDurableObject(object, (_, state) =>
    state.storage.sql.exec('UPDATE execution SET settle_at = 1 WHERE settle_at IS NOT NULL'),
  )
  return runDurableObjectAlarm(object)
}

/** Puts something else in the place of the sessions that this one execution sees. */
function replaceSessions(object: Stub, executionEnded: (end: unknown) => Promise<void>) {
  return runInDurableObject(object, (instance: Execution) => {
    const replaced = { ...env, PUBLIC_SESSION: { getByName: () => ({ executionEnded }) } }
    Object.defineProperty(instance, 'env', { value: replaced })
  })
}

test('a session whose run vanished is told so', async () => {
  const ends: unknown[] = []
  const { object, executionId } = await runningExecution({ sessionId: crypto.randomUUID() })
  await replaceSessions(object, async (end) => void ends.push(end))
  await runInDurableObject(object, (_, state) =>
    state.storage.sql.exec('UPDATE execution SET deadline_at = 1'),
  )
  expect(await runDurableObjectAlarm(object)).toBe(true)
  expect(ends).toMatchObject([{ executionId, status: 'failed' }])
  expect(await alarmOf(object)).toBeNull()
})

test('a session that cannot be reached is told again and again, until it has been', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  let failures = 3
  const ends: unknown[] = []
  const { object, stub, attempt, executionId } = await runningExecution({ sessionId: crypto.randomUUID() })
  await replaceSessions(object, async (end) => {
    if (failures-- > 0) throw new Error('The session cannot be reached')
    ends.push(end)
  })
  const now = Date.now()
  await stub.finish({ attempt, status: 'completed', now })
  expect(await alarmOf(object)).toBe(now + 10_000)
  for (let i = 0; i < 3; i++) {
    expect(await settleNow(object)).toBe(true)
    expect(ends).toEqual([])
    expect(await alarmOf(object)).toBeGreaterThan(Date.now())
  }
  expect(logged).toHaveBeenCalledTimes(3)
  logged.mockRestore()
  await settleNow(object)
  expect(ends).toMatchObject([{ executionId, status: 'completed' }])
  expect(await alarmOf(object)).toBeNull()
})

test('a run cancelled before it began frees its session at once', async () => {
  const ends: unknown[] = []
  const { object, stub } = await newExecution({ sessionId: crypto.randomUUID() })
  await replaceSessions(object, async (end) => void ends.push(end))
  await stub.cancel({ now: Date.now() })
  await expect.poll(() => ends, { timeout: 60_000 }).toMatchObject([{ status: 'cancelled' }])
})
