import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Execution } from '../../../durable-objects/execution/execution.ts'
import type { EventPayload } from '../../../shared/kernel/events.ts'
import { executions } from '../../support/objects.ts'
import { tablesOf } from '../tables.ts'
import { newExecution, runningExecution, statusEvent, statusEvents, upTo } from '../../support/executions.ts'

type Stub = Awaited<ReturnType<typeof newExecution>>['stub']

/** Reads everything, page by page, as a gateway does. */
async function readAll(stub: Stub, limit = 500) {
  const events = []
  for (;;) {
    const page = await stub.eventsAfter({ afterSeq: events.at(-1)?.seq ?? 0, limit })
    if (!page) throw new Error('There is no such execution')
    events.push(...page.events)
    if (events.length >= page.lastSeq) return { events, status: page.status }
  }
}

describe('an execution that was never started', () => {
  test('answers as absent to everything, and no table is made for it', async () => {
    const executionId = crypto.randomUUID()
    const stub = executions.getByName(executionId)
    const object = env.EXECUTION.getByName(executionId)
    const absent = { ok: false, code: 'executions.not_found' }
    const now = Date.now()
    expect(await stub.record()).toBeNull()
    expect(await stub.eventsAfter({ afterSeq: 0, limit: 10 })).toBeNull()
    expect(await stub.follow({ gateway: 'any' })).toBeNull()
    expect(await stub.beginAttempt({ now })).toEqual(absent)
    expect(await stub.append({ attempt: 1, events: [statusEvent('x')], now })).toEqual(absent)
    expect(await stub.putCase({ attempt: 1, index: 0, result: {}, now })).toEqual(absent)
    expect(await stub.finish({ attempt: 1, status: 'completed', now })).toEqual(absent)
    expect(await stub.cancel({ now })).toEqual(absent)
    await stub.purge()
    expect(await tablesOf(object)).toEqual([])
  })
})

describe('starting', () => {
  test('stores input, first event and deadline, and a second start changes nothing', async () => {
    const { object, stub, executionId, request } = await newExecution({ events: [statusEvent('first')] })
    await stub.start({ ...request, input: 'other', events: [statusEvent('second')], deadlineAt: 1 })
    expect(await stub.record()).toMatchObject({
      executionId,
      status: 'queued',
      input: request.input,
      createdAt: request.now,
      startedAt: null,
      attempt: 0,
      cases: [],
      result: null,
      error: null,
    })
    const { events } = await readAll(stub)
    expect(events).toEqual([
      {
        type: 'status',
        phase: 'reading',
        message: 'first',
        progress: 0,
        executionId,
        seq: 1,
        at: new Date(request.now).toISOString(),
      },
    ])
    const alarm = await runInDurableObject(object, (_, state) => state.storage.getAlarm())
    expect(alarm).toBe(request.now + 60_000)
  })
})

describe('appending', () => {
  test('numbers any batches gaplessly from one, whatever the pages they are read in', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 12 }),
        fc.integer({ min: 1, max: 20 }),
        async (sizes, limit) => {
          const { stub, attempt } = await runningExecution()
          const sent: EventPayload[] = []
          for (const size of sizes) {
            const events = statusEvents(size, `batch ${sent.length}`)
            sent.push(...events)
            const answer = await stub.append({ attempt, events, now: Date.now() })
            expect(answer).toEqual({ ok: true, lastSeq: sent.length, cancelled: false })
          }
          const { events } = await readAll(stub, limit)
          expect(events.map(({ seq }) => seq)).toEqual(upTo(sent.length))
          expect(events.map((event) => 'message' in event && event.message)).toEqual(
            sent.map((event) => 'message' in event && event.message),
          )
        },
      ),
      { numRuns: 25 },
    )
  })

  test('keeps events of megabytes, one by one and as a batch, and reads them in pages of about one', async () => {
    const { stub, attempt } = await runningExecution()
    const long = '🙂ü"\\'.repeat(300_000)
    await stub.append({
      attempt,
      events: [statusEvent('a'), statusEvent(long), statusEvent('b')],
      now: Date.now(),
    })
    await stub.append({
      attempt,
      events: Array.from({ length: 12 }, () => statusEvent(long.slice(0, 250_000))),
      now: Date.now(),
    })
    await stub.append({ attempt, events: [statusEvent('c')], now: Date.now() })
    const first = await stub.eventsAfter({ afterSeq: 0, limit: 500 })
    expect(first?.events).toHaveLength(1)
    const { events } = await readAll(stub)
    expect(events.map(({ seq }) => seq)).toEqual(upTo(16))
    expect(events[1]).toMatchObject({ message: long })
    expect(events[15]).toMatchObject({ message: 'c' })
    const pages = await stub.eventsAfter({ afterSeq: 3, limit: 500 })
    expect(JSON.stringify(pages?.events).length).toBeLessThan(1_048_576)
  })

  test('costs one row for a batch and none for a heartbeat that comes soon', async () => {
    const { object, attempt } = await runningExecution()
    const rows = await runInDurableObject(object, (instance: Execution, state) => {
      const count = () => state.storage.sql.exec<{ n: number }>('SELECT total_changes() AS n').one().n
      const cost = (events: EventPayload[]) => {
        const before = count()
        instance.append({ attempt, events, now: Date.now() })
        return count() - before
      }
      return [cost(statusEvents(1)), cost(statusEvents(50)), cost([])]
    })
    expect(rows).toEqual([1, 1, 0])
  })

  test('an event cannot pass itself off as another execution or number', async () => {
    const { stub, attempt, executionId } = await runningExecution()
    const claims = { seq: 99, executionId: 'another', at: 'never' }
    const forged: EventPayload = { ...statusEvent('x'), ...claims }
    await stub.append({ attempt, events: [forged], now: Date.now() })
    const { events } = await readAll(stub)
    expect(events[0]).toMatchObject({ seq: 1, executionId })
    expect(Date.parse(events[0]?.at ?? '')).not.toBeNaN()
  })

  test('time does not run backwards when a runner has a slow clock', async () => {
    const { stub, attempt } = await runningExecution()
    const now = Date.now()
    await stub.append({ attempt, events: [statusEvent('a')], now })
    await stub.append({ attempt, events: [statusEvent('b')], now: now - 60_000 })
    const { events } = await readAll(stub)
    expect(events.map(({ at }) => at)).toEqual([new Date(now).toISOString(), new Date(now).toISOString()])
  })

  test('simultaneous appends are all numbered, none twice', async () => {
    const { stub, attempt } = await runningExecution()
    await Promise.all(
      upTo(40).map((n) => stub.append({ attempt, events: [statusEvent(`${n}`)], now: Date.now() })),
    )
    const { events } = await readAll(stub)
    expect(events.map(({ seq }) => seq)).toEqual(upTo(40))
    expect(new Set(events.map((event) => 'message' in event && event.message)).size).toBe(40)
  })
})

describe('attempts', () => {
  test('a newer attempt shuts out the older one everywhere', async () => {
    const { stub, attempt } = await runningExecution()
    const next = await stub.beginAttempt({ now: Date.now() })
    expect(next).toMatchObject({ ok: true, attempt: 2, cancelled: false })
    const stale = { ok: false, code: 'executions.stale_attempt' }
    const now = Date.now()
    expect(await stub.append({ attempt, events: statusEvents(1), now })).toEqual(stale)
    expect(await stub.putCase({ attempt, index: 0, result: 'old', now })).toEqual(stale)
    expect(await stub.finish({ attempt, status: 'completed', now })).toEqual(stale)
    expect(await stub.record()).toMatchObject({ status: 'running', cases: [] })
    expect((await readAll(stub)).events).toEqual([])
  })
})

describe('case results', () => {
  test('are kept by index, a repeat replaces, and order does not matter', async () => {
    const { object, stub, attempt } = await runningExecution({ kind: 'hosted-run' })
    const now = Date.now()
    const big = { steps: 'ö'.repeat(1_500_000) }
    for (const [index, result] of [
      [10, 'k'],
      [2, 'c'],
      [0, 'a'],
      [2, big],
      [100, 'z'],
    ] as const) {
      expect(await stub.putCase({ attempt, index, result, now })).toMatchObject({ ok: true })
    }
    await stub.putCase({ attempt, index: 2, result: 'C', now })
    expect((await stub.record())?.cases).toEqual(['a', 'C', 'k', 'z'])
    await evictDurableObject(object)
    expect((await stub.record())?.cases).toEqual(['a', 'C', 'k', 'z'])
  })
})

describe('finishing', () => {
  test('appends the closing event once, keeps the result, and a repeat is no error', async () => {
    const { stub, attempt } = await runningExecution()
    await stub.append({ attempt, events: statusEvents(2), now: Date.now() })
    const request = {
      attempt,
      status: 'completed' as const,
      totals: { testCases: 3 },
      result: { big: 'x'.repeat(2_500_000) },
    }
    const answers = await Promise.all(upTo(3).map(() => stub.finish({ ...request, now: Date.now() })))
    expect(answers).toEqual(upTo(3).map(() => ({ ok: true, lastSeq: 3, cancelled: false })))
    const { events, status } = await readAll(stub)
    expect(status).toBe('completed')
    expect(events[2]).toMatchObject({
      type: 'execution_complete',
      status: 'completed',
      totals: { testCases: 3 },
    })
    expect(await stub.record()).toMatchObject({ status: 'completed', result: request.result })
  })

  test('nothing can be added or changed after the end', async () => {
    const { stub, attempt } = await runningExecution()
    const now = Date.now()
    await stub.finish({ attempt, status: 'failed', error: { error: 'internal', message: 'It broke.' }, now })
    const over = { ok: false, code: 'executions.over' }
    expect(await stub.append({ attempt, events: statusEvents(1), now })).toEqual(over)
    expect(await stub.putCase({ attempt, index: 0, result: 1, now })).toEqual(over)
    expect(await stub.finish({ attempt, status: 'completed', now })).toEqual(over)
    expect(await stub.beginAttempt({ now })).toEqual(over)
    expect(await stub.cancel({ now })).toEqual({ ok: true, status: 'failed' })
    const { events } = await readAll(stub)
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({ status: 'failed', error: { error: 'internal', message: 'It broke.' } })
  })
})

describe('cancelling', () => {
  test('a run that has not begun is over at once', async () => {
    const { stub } = await newExecution()
    expect(await stub.cancel({ now: Date.now() })).toEqual({ ok: true, status: 'cancelled' })
    expect(await stub.beginAttempt({ now: Date.now() })).toEqual({ ok: false, code: 'executions.over' })
    const { events } = await readAll(stub)
    expect(events).toMatchObject([{ type: 'execution_complete', status: 'cancelled', seq: 1 }])
  })

  test('a running one learns of it with its next write, also in a new attempt', async () => {
    const { stub, attempt } = await runningExecution()
    expect(await stub.cancel({ now: Date.now() })).toEqual({ ok: true, status: 'running' })
    expect(await stub.cancel({ now: Date.now() })).toEqual({ ok: true, status: 'running' })
    expect(await stub.append({ attempt, events: [], now: Date.now() })).toMatchObject({
      ok: true,
      cancelled: true,
    })
    expect(await stub.beginAttempt({ now: Date.now() })).toMatchObject({
      ok: true,
      attempt: 2,
      cancelled: true,
    })
    expect(await stub.finish({ attempt: 2, status: 'cancelled', now: Date.now() })).toMatchObject({
      ok: true,
    })
    expect((await stub.record())?.status).toBe('cancelled')
  })
})

describe('the alarm', () => {
  const long = 86_400_000

  test('fires by itself: a run whose process vanished ends as failed, with a sentence', async () => {
    const now = Date.now()
    const { stub } = await runningExecution({ deadlineAt: now + 300, now })
    await expect.poll(async () => (await stub.record())?.status, { timeout: 60_000 }).toBe('failed')
    expect((await stub.record())?.error).toMatchObject({ error: 'executions.deadline' })
    const { events } = await readAll(stub)
    expect(events.at(-1)).toMatchObject({
      type: 'execution_complete',
      error: { error: 'executions.deadline' },
    })
  })

  test('ends a silent run, and the runner that comes back is refused', async () => {
    const now = Date.now() - 70_000
    const { object, stub, executionId } = await newExecution({ deadlineAt: now + long, now })
    await stub.beginAttempt({ now })
    await evictDurableObject(object)
    // The alarm has been due for ten seconds, as after a restart of the whole machine.
    await expect.poll(async () => (await stub.record())?.status, { timeout: 60_000 }).toBe('failed')
    expect(await stub.append({ attempt: 1, events: statusEvents(1), now: Date.now() })).toEqual({
      ok: false,
      code: 'executions.over',
    })
    expect((await stub.record())?.error).toMatchObject({ error: 'executions.silent' })
    expect((await stub.record())?.executionId).toBe(executionId)
  })

  test('a heartbeat without events counts, once it is worth a row', async () => {
    const { object, stub, attempt, request } = await runningExecution({ deadlineAt: Date.now() + long })
    await stub.append({ attempt, events: [], now: request.now + 50_000 })
    await runDurableObjectAlarm(object)
    expect(await runInDurableObject(object, (_, state) => state.storage.getAlarm())).toBe(
      request.now + 110_000,
    )
  })

  test('an alarm that was lost is set again when the object wakes up', async () => {
    const { object, stub } = await runningExecution({ deadlineAt: Date.now() + long })
    await runInDurableObject(object, (_, state) => state.storage.deleteAlarm())
    await evictDurableObject(object)
    await stub.record()
    expect(await runInDurableObject(object, (_, state) => state.storage.getAlarm())).toBeGreaterThan(
      Date.now(),
    )
  })
})

describe('purging', () => {
  test('leaves nothing: no record, no events, no alarm, and the id can be used again', async () => {
    const { object, stub, request } = await runningExecution()
    await stub.purge()
    expect(await stub.record()).toBeNull()
    expect(await stub.eventsAfter({ afterSeq: 0, limit: 1 })).toBeNull()
    expect(await runInDurableObject(object, (_, state) => state.storage.getAlarm())).toBeNull()
    await stub.start(request)
    expect((await stub.record())?.status).toBe('queued')
  })
})

test('who waits for the end hears it when it comes, and is told when their time is over', async () => {
  const { stub } = await runningExecution()
  expect(await stub.whenOver({ withinMs: 1 })).toBe(false)
  const waiting = stub.whenOver({ withinMs: 600_000 })
  await stub.finish({ attempt: 1, status: 'completed', now: Date.now() })
  expect(await waiting).toBe(true)
  expect(await stub.whenOver({ withinMs: 600_000 })).toBe(true)
})

test('who waits hears of a deletion, and an execution that never was is over', async () => {
  const { stub } = await runningExecution()
  const waiting = stub.whenOver({ withinMs: 600_000 })
  await stub.purge()
  expect(await waiting).toBe(true)
  expect(await executions.getByName(crypto.randomUUID()).whenOver({ withinMs: 600_000 })).toBe(true)
})
