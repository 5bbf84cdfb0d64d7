import { expect, test } from 'vitest'
import { z } from 'zod'
import { askedModel } from '../../../../shared/kernel/asked-model.ts'
import { EventPayload } from '../../../../shared/kernel/events.ts'
import { readPrices } from '../../../../shared/services/model-prices.ts'
import type { Settings } from '../../../../shared/services/settings.ts'
import { generationFields } from '../../../../workers/features/public-generator/generation-input.ts'
import { getSession } from '../../../../workers/features/public-generator/get-session.ts'
import { readResult } from '../../../../workers/features/public-generator/read-result.ts'
import { runGeneration } from '../../../../workers/features/public-generator/run-generation.ts'
import { startRun } from '../../../../workers/features/public-generator/start-run.ts'
import { ask } from '../../../support/client.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { executions } from '../../../support/objects.ts'
import { eachTook, writingModel, writtenText } from '../../../support/writing-model.ts'
import { newSession } from './support.ts'

const prices = readPrices('{"unnamed": {"input": 10, "output": 100}}')

/** A day that no other test spends anything on. */
let day = Date.UTC(2040, 0, 1)
const newDay = () => (day += 86_400_000)

const contextOn = (today: number, settings: Partial<Settings>, services: object) =>
  withServices(newContext({ settings, now: () => today }), { prices, ...services })

type Input = Parameters<typeof startRun>[1]['input']

async function ran(context: ReturnType<typeof newContext>, sessionId: string, input: Input) {
  const { executionId } = await startRun(context, { sessionId, message: 'x', change: {}, input })
  const ended = await runGeneration(context, executionId)
  if (ended.how !== 'completed') throw new Error(`The run ended as ${ended.how}`)
  const told = await readResult(executions.getByName(executionId))
  const session = await ask(getSession, { sessionId })
  return { ...ended, told, session }
}

const generation = (): Input => ({
  kind: 'generate',
  request: z.object(generationFields()).parse({ requirements: writtenText, mode: 'generate' }),
})

test('a run tells what its model took in its result, its event and the session, until a run asks none', async () => {
  const { model, asked } = writingModel()
  const context = contextOn(newDay(), {}, { model })
  const { sessionId } = await newSession({ requirements: writtenText })
  const { result, told, session } = await ran(context, sessionId, generation())
  expect(result.testCases.map(({ title }) => title)).toContain('The greeting of the model')
  const took = askedModel(
    prices,
    asked.map(() => ({ model: 'unnamed', ...eachTook })),
  )
  expect(asked).toHaveLength(1)
  expect(took?.costUsd).toBe(0.02)
  expect([result.modelUsage, told?.modelUsage, session.modelUsage]).toEqual([took, took, took])
  expect(EventPayload().safeParse(told).success).toBe(true)
  const alone = await ran(context, sessionId, { kind: 'refine', message: 'Remove TC-001' })
  expect([alone.result, alone.told, alone.session].filter((each) => each && 'modelUsage' in each)).toEqual([])
})

test('a message that a model was asked about tells what that took, also where it answers nothing', async () => {
  const { model, asked } = writingModel()
  const context = contextOn(newDay(), {}, { model })
  const { sessionId } = await newSession({ requirements: writtenText })
  await ran(context, sessionId, generation())
  const { session } = await ran(context, sessionId, { kind: 'refine', message: 'The first one is pointless' })
  expect(asked.length).toBeGreaterThan(1)
  expect(session.modelUsage).toEqual({ model: 'unnamed', ...eachTook, costUsd: 0.02 })
})

test('above the ceiling of visitors the embedded authors work alone and say so, until the next day', async () => {
  const { model, asked } = writingModel()
  const today = newDay()
  const settings = { VISITORS_MODEL_USD_PER_DAY: 0.01 }
  const context = contextOn(today, settings, { model })
  const { sessionId } = await newSession({ requirements: writtenText })
  await ran(context, sessionId, generation())
  expect(asked).toHaveLength(1)
  const { result, session } = await ran(context, sessionId, generation())
  expect(asked).toHaveLength(1)
  expect(result.summary.engine).toBe('embedded')
  expect(result.warnings).toEqual([
    expect.stringMatching(/^Visitors have used up today's share of the model/),
  ])
  expect(session).not.toHaveProperty('modelUsage')
  const revised = await ran(context, sessionId, { kind: 'refine', message: 'The first one is pointless' })
  const reply = revised.session.conversation.at(-1)?.content ?? ''
  expect(reply).toMatch(/^Visitors have used up .* Without a model only set phrases .* I did not understand/)
  expect(reply.split('Visitors have used up')).toHaveLength(2)
  expect(asked).toHaveLength(1)
  await ran(contextOn(newDay(), settings, { model }), sessionId, generation())
  expect(asked).toHaveLength(2)
})
