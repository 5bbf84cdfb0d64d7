import { expect, test } from 'vitest'
import { emptyAnswer } from '../../../../shared/domain/requirement-extraction/answer.ts'
import type { Model } from '../../../../shared/services/models.ts'
import { readerOf } from '../../../../workers/features/quality/ask-reader.ts'
import { contextWith } from '../../../shared/kernel/context.ts'

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
  const { ask, warnings } = readerOf(contextWith({ model: modelSaying(emptyAnswer()) }), later())
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
  expect(await readerOf(contextWith({ model }), later()).ask(prompt)).toBeUndefined()
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
  const { ask } = readerOf(contextWith({ model }), over.signal)
  const waiting = ask(prompt)
  expect(await waiting).toBeUndefined()
  expect(await ask(prompt)).toBeUndefined()
  expect(asked).toBe(1)
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
  const { ask } = readerOf(contextWith({ model }), later())
  const answers = await Promise.all(Array.from({ length: 500 }, () => ask(prompt)))
  expect(asked).toBe(60)
  expect(answers.filter((answer) => answer !== undefined)).toHaveLength(60)
})
