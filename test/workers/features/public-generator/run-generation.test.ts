import { expect, test } from 'vitest'
import { z } from 'zod'
import { EventPayload } from '../../../../shared/kernel/events.ts'
import { generationFields } from '../../../../workers/features/public-generator/generation-input.ts'
import { runGeneration } from '../../../../workers/features/public-generator/run-generation.ts'
import { startRun } from '../../../../workers/features/public-generator/start-run.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { contextWithDesigner } from '../../../support/designer.ts'
import { executions, publicSessions } from '../../../support/objects.ts'
import { ask } from '../../../support/client.ts'
import { generate } from '../../../../workers/features/public-generator/generate.ts'
import { newGenerated, newSession, requirements } from './support.ts'

/** A refinement that has been started and that nobody works on yet. */
async function startedRun() {
  const context = newContext()
  const { sessionId, testCases } = await newGenerated()
  const message = `Remove ${testCases[0]?.id}`
  const input = { kind: 'refine', message } as const
  const { executionId } = await startRun(context, { sessionId, message, change: {}, input })
  return { context, sessionId, executionId, message, before: testCases.length }
}

const eventsOf = async (executionId: string) =>
  (await executions.getByName(executionId).eventsAfter({ afterSeq: 0, limit: 200 }))?.events ?? []

test('a run that dies between session and execution is told again, and its message is applied once', async () => {
  const { context, sessionId, executionId, message, before } = await startedRun()
  const getByName = (name: string) => ({
    beginAttempt: (request: { now: number }) => executions.getByName(name).beginAttempt(request),
    record: () => executions.getByName(name).record(),
    append: () => Promise.reject(new Error('the object moved')),
  })
  const moving = withServices(context, { executions: { getByName } })
  await expect(runGeneration(moving, executionId)).rejects.toThrow('the object moved')
  expect((await executions.getByName(executionId).record())?.status).toBe('running')

  await runGeneration(context, executionId)
  const session = await publicSessions.getByName(sessionId).read()
  expect(session?.testCases).toHaveLength(before - 1)
  const fromThen = session?.conversation.findIndex(({ content }) => content === message) ?? -1
  expect(session?.conversation.slice(fromThen).map(({ role }) => role)).toEqual(['user', 'assistant'])
  expect((await executions.getByName(executionId).record())?.status).toBe('completed')
  const results = (await eventsOf(executionId)).filter(({ type }) => type === 'result')
  expect(results).toEqual([expect.objectContaining({ testCases: session?.testCases })])
})

test('a delivery that comes twice is done once', async () => {
  const { context, sessionId, executionId, before } = await startedRun()
  await runGeneration(context, executionId)
  expect(await runGeneration(context, executionId)).toEqual({ how: 'over' })
  expect((await publicSessions.getByName(sessionId).read())?.testCases).toHaveLength(before - 1)
  const types = (await eventsOf(executionId)).map(({ type }) => type)
  expect(types.filter((type) => type === 'execution_complete')).toHaveLength(1)
})

test('what a run does is shown while it does it', async () => {
  const context = newContext()
  const { sessionId } = await newSession()
  const request = z.object(generationFields()).parse({ requirements, mode: 'agentic' })
  const input = { kind: 'generate', request } as const
  const { executionId } = await startRun(context, { sessionId, message: requirements, change: {}, input })
  let seen: string[] = []
  const { designer: ours } = context.services
  const watched = contextWithDesigner(
    {
      design: async (asked, tell) => {
        const designed = await ours.design(asked, tell)
        seen = (await eventsOf(executionId)).map(({ type }) => type)
        return designed
      },
    },
    context,
  )
  await runGeneration(watched, executionId)
  expect(seen.filter((type) => type === 'tool_call')).toHaveLength(6)
  expect(seen).not.toContain('result')
  const events = await eventsOf(executionId)
  const progress = events.flatMap((event) => (event.type === 'status' ? [event.progress] : []))
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  expect(events.flatMap((event) => (event.type === 'tool_call' ? [event.tool] : []))).toEqual([
    'mark_sentences',
    'read_requirements',
    'build_model',
    'enumerate_coverage_items',
    'design_cases',
    'check_coverage',
  ])
  expect(events.map((event) => EventPayload().safeParse(event).success)).not.toContain(false)
})

test('a refinement says what it did', async () => {
  const { context, executionId, message } = await startedRun()
  await runGeneration(context, executionId)
  const events = await eventsOf(executionId)
  expect(events.map(({ type }) => type)).toEqual([
    'status',
    'status',
    'tool_call',
    'status',
    'tool_call',
    'result',
    'execution_complete',
  ])
  expect(events[2]).toMatchObject({
    tool: 'apply_message',
    input: message,
    output: '0 added, 0 updated, 1 removed',
  })
  expect(events[4]).toMatchObject({
    tool: 'check_coverage',
    output: expect.stringMatching(/^\d+ of \d+ coverage items/),
  })
})

test('an engine that dies in the middle ends the run with its reason, and the session goes on', async () => {
  const { sessionId, testCases } = await newGenerated()
  const request = z.object(generationFields()).parse({ requirements, mode: 'agentic' })
  const input = { kind: 'generate', request } as const
  const dying = contextWithDesigner({
    design: async (_request, tell) => {
      await tell?.([{ type: 'status', phase: 'modelling', message: 'Building the model', progress: 0.2 }])
      throw new Error('Worker exceeded CPU time limit.')
    },
  })
  const { executionId } = await startRun(dying, { sessionId, message: requirements, change: {}, input })
  expect(await runGeneration(dying, executionId)).toMatchObject({
    how: 'failed',
    error: { code: 'generations.interrupted', status: 503 },
  })
  expect((await eventsOf(executionId)).slice(-2)).toMatchObject([
    { type: 'status', message: 'Building the model' },
    { type: 'execution_complete', status: 'failed', error: { error: 'generations.interrupted' } },
  ])
  const session = await publicSessions.getByName(sessionId).read()
  expect(session).toMatchObject({ status: 'failed', testCases, runningExecutionId: null })
  await ask(generate, { requirements, sessionId })
  expect((await publicSessions.getByName(sessionId).read())?.status).toBe('ready')
})

test('a message whose engine dies changes nothing', async () => {
  const { context, sessionId, executionId, before } = await startedRun()
  const dying = contextWithDesigner({ refine: () => Promise.reject(new Error('gone')) }, context)
  expect(await runGeneration(dying, executionId)).toMatchObject({ how: 'failed' })
  expect((await publicSessions.getByName(sessionId).read())?.testCases).toHaveLength(before)
})
