import { expect, test } from 'vitest'
import { z } from 'zod'
import { readSettings } from '../../../../shared/services/settings.ts'
import type { Model } from '../../../../shared/services/models.ts'
import {
  type HandedAnswer,
  askerOf,
  callEngineAsking,
  defineQuestions,
} from '../../../../workers/features/engine/index.ts'
import { contextWithDesigner } from '../../../support/designer.ts'
import { contextWith } from '../../../shared/kernel/context.ts'

const emptyAnswer = () => ({})
const reading = defineQuestions({
  name: 'test.reading',
  work: 'stories',
  category: 'story-writing',
  output: () => z.looseObject({}),
  embedded: emptyAnswer,
})
const prompt = { system: 'Read requirements.', user: 'The age must be at least 18.' }

const modelSaying = (value: unknown): Model => ({
  engine: 'openai-compatible',
  ask: ({ system, user }) =>
    Promise.resolve(
      system.includes(prompt.system) && user === prompt.user
        ? { ok: true, value, inputTokens: 10, outputTokens: 2 }
        : { ok: false, reason: 'another question', inputTokens: 0, outputTokens: 0 },
    ),
})
const later = () => AbortSignal.timeout(60_000)

test('the configured model is asked as the reading asks', async () => {
  const { ask, warnings } = askerOf(contextWith({ model: modelSaying(emptyAnswer()) }), reading, later())
  expect(await ask(prompt)).toEqual(emptyAnswer())
  expect([...warnings]).toEqual([])
})

test.each([
  ['without a model', undefined],
  ['for an answer that is no object', modelSaying([7])],
  [
    'where the model fails',
    { engine: 'openai-compatible', ask: () => Promise.reject(new Error('down')) } as Model,
  ],
])('%s there is nothing to say', async (_, model) => {
  expect(await askerOf(contextWith({ model }), reading, later()).ask(prompt)).toBeUndefined()
})

test('when its time is over nothing more is asked, and who waits gets nothing', async () => {
  let asked = 0
  const over = new AbortController()
  const model: Model = {
    engine: 'openai-compatible',
    ask: () => {
      asked += 1
      setTimeout(() => over.abort(), 5)
      return new Promise(() => undefined)
    },
  }
  const { ask } = askerOf(contextWith({ model }), reading, over.signal)
  const waiting = ask(prompt)
  expect(await waiting).toBeUndefined()
  expect(await ask(prompt)).toBeUndefined()
  expect(asked).toBe(1)
})

/** A model that says something every few milliseconds for a while, and then answers. */
const talking = (parts: number, everyMs: number): Model => ({
  engine: 'openai-compatible',
  ask: async ({ onPart, signal }) => {
    for (let part = 0; part < parts; part += 1) {
      await new Promise((resolve) => setTimeout(resolve, everyMs))
      if (signal?.aborted) return { ok: false, reason: 'given up', inputTokens: 0, outputTokens: 0 }
      onPart?.()
    }
    return { ok: true, value: emptyAnswer(), inputTokens: 1, outputTokens: 1 }
  },
})
const patient = (model: Model, seconds: number) =>
  contextWith({ model, settings: { ...readSettings({}), MODEL_TIMEOUT_SECONDS: seconds } })

test('a slow model that still talks is not cut off, however long it takes', async () => {
  const { ask } = askerOf(patient(talking(12, 50), 0.4), reading, later())
  expect(await ask(prompt)).toEqual(emptyAnswer())
})

test('a model that falls silent is given up', async () => {
  let wasGivenUp = false
  const model: Model = {
    engine: 'openai-compatible',
    ask: ({ onPart, signal }) => {
      onPart?.()
      signal?.addEventListener('abort', () => (wasGivenUp = true))
      return new Promise(() => undefined)
    },
  }
  const { ask } = askerOf(patient(model, 0.02), reading, later())
  expect(await ask(prompt)).toBeUndefined()
  expect(wasGivenUp).toBe(true)
})

test('one run puts sixty questions at most, whatever asks them', async () => {
  let asked = 0
  const model: Model = {
    engine: 'openai-compatible',
    ask: () => {
      asked += 1
      return Promise.resolve({ ok: true, value: emptyAnswer(), inputTokens: 0, outputTokens: 0 })
    },
  }
  const { ask } = askerOf(contextWith({ model }), reading, later())
  const answers = await Promise.all(Array.from({ length: 500 }, () => ask(prompt)))
  expect(asked).toBe(60)
  expect(answers.filter((answer) => answer !== undefined)).toHaveLength(60)
})

const answered = { answer: 'Testing.', sources: [], category: null }
const asksOf = (asks: { ask: boolean; said?: unknown }[]) =>
  contextWithDesigner(
    {
      knowledge: async (_, ask) => {
        asks.push({ ask: ask !== undefined, said: await ask?.(prompt) })
        if (ask) throw new Error('killed')
        return answered
      },
    },
    contextWith({ model: modelSaying(emptyAnswer()) }),
  )

test('where the work with a model breaks off, the engine works alone, and says so', async () => {
  const asks: { ask: boolean; said?: unknown }[] = []
  const given = await callEngineAsking(asksOf(asks), reading, (designer, ask) =>
    designer.knowledge({ question: 'What is testing?' }, ask),
  )
  expect(asks).toEqual([
    { ask: true, said: emptyAnswer() },
    { ask: false, said: undefined },
  ])
  expect(given).toEqual({
    done: answered,
    warnings: ['The work with the model broke off, so the embedded engine worked alone.'],
  })
})

test('without a model the engine works alone, and there is nothing to say', async () => {
  const asked: boolean[] = []
  const context = contextWithDesigner(
    { knowledge: (_, ask) => (asked.push(ask !== undefined), Promise.resolve(answered)) },
    contextWith(),
  )
  const given = await callEngineAsking(context, reading, (designer, ask) =>
    designer.knowledge({ question: 'What is testing?' }, ask),
  )
  expect([given, asked]).toEqual([{ done: answered, warnings: [] }, [false]])
})

test('an assistant takes the place of the model that is configured', async () => {
  const asks: { ask: boolean; said?: unknown }[] = []
  const asking = (handed: HandedAnswer[]) =>
    callEngineAsking(
      contextWithDesigner(
        {
          knowledge: async (_, ask) => {
            asks.push({ ask: ask !== undefined, said: await ask?.(prompt) })
            return answered
          },
        },
        contextWith({ model: modelSaying({ from: 'the model' }) }),
      ),
      reading,
      (designer, ask) => designer.knowledge({ question: 'What is testing?' }, ask),
      handed,
    )
  const { open } = await asking([])
  const id = open?.questions[0]?.id ?? ''
  expect(await asking([{ id, answer: { from: 'the assistant' } }])).toEqual({ done: answered, warnings: [] })
  expect(asks).toEqual([
    { ask: true, said: undefined },
    { ask: true, said: { from: 'the assistant' } },
  ])
})
