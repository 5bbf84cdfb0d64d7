import { expect, test } from 'vitest'
import type { DesignEvent } from '../../../../shared/domain/test-generation/index.ts'
import { callEngine } from '../../../../workers/features/engine/call-engine.ts'
import { designCases } from '../../../../workers/features/quality/index.ts'
import { newContext } from '../../../support/context.ts'
import { contextWithDesigner } from '../../../support/designer.ts'
import { text } from '../quality/support.ts'

const request = { requirements: text, mode: 'generate' } as const
const interrupted = { code: 'generations.interrupted', status: 503 }

test('what the engine does is heard over its binding, in order and with true durations', async () => {
  const events: DesignEvent[] = []
  let told = 0
  await designCases(
    newContext(),
    { ...request, onProgress: (event) => void events.push(event) },
    { flush: () => Promise.resolve((told += 1)) },
  )
  const tools = events.flatMap((event) => (event.type === 'tool_call' ? [event] : []))
  expect(tools.map(({ tool }) => tool)).toEqual(
    expect.arrayContaining(['read_requirements', 'build_model', 'design_cases', 'check_coverage']),
  )
  expect(told).toBeGreaterThanOrEqual(tools.length)
  expect(tools.every(({ durationMs }) => Number.isInteger(durationMs) && durationMs >= 0)).toBe(true)
})

test('an engine that dies at once, or after it has told its first steps, is one clear refusal', async () => {
  const dead = contextWithDesigner({
    design: () => Promise.reject(new Error('Worker exceeded CPU time limit.')),
  })
  await expect(designCases(dead, request)).rejects.toMatchObject(interrupted)

  const seen: DesignEvent[] = []
  const dying = contextWithDesigner({
    design: async (_request, tell) => {
      await tell?.([{ type: 'status', phase: 'reading', message: 'Reading', progress: 0.1 }])
      throw new Error('Worker exceeded memory limit.')
    },
  })
  const onProgress = (event: DesignEvent) => void seen.push(event)
  await expect(designCases(dying, { ...request, onProgress })).rejects.toMatchObject(interrupted)
  expect(seen).toHaveLength(1)
})

test('an engine that never answers is given up', async () => {
  const silent = contextWithDesigner({ design: () => new Promise<never>(() => undefined) })
  const asked = callEngine(silent, (designer) => designer.design(request), { patienceMs: 20 })
  await expect(asked).rejects.toMatchObject(interrupted)
})

test('a caller that fails while it listens ends the work, and the next call is served', async () => {
  let calls = 0
  const listening = designCases(
    newContext(),
    { ...request, onProgress: () => undefined },
    {
      flush: () => {
        calls += 1
        return Promise.reject(new Error('the watcher is gone'))
      },
    },
  )
  await expect(listening).rejects.toMatchObject(interrupted)
  expect(calls).toBe(1)
  expect((await designCases(newContext(), request)).testCases.length).toBeGreaterThan(3)
})
