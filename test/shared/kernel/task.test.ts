import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineTask, runTask } from '../../../shared/kernel/task.ts'
import type { Model, ModelAnswer } from '../../../shared/services/models.ts'
import { contextWith } from './context.ts'

const count = defineTask({
  name: 'count-words',
  model: 'agent',
  category: 'counting',
  input: () => z.object({ text: z.string() }),
  output: () => z.object({ words: z.number() }),
  prompt: ({ text }) => ({ system: 'Count words', user: text }),
  embedded: ({ text }) => ({ words: text.split(' ').length }),
})

/** A model that gives prepared answers, one per question. */
function modelWith(...answers: ModelAnswer[]): Model & { asked: number } {
  const model = {
    engine: 'openai-compatible' as const,
    asked: 0,
    ask: () => Promise.resolve(answers[model.asked++]!),
  }
  return model
}

const answer = (value: unknown): ModelAnswer => ({ ok: true, value, inputTokens: 10, outputTokens: 2 })

test('without a model the embedded engine answers', async () => {
  const result = await runTask(contextWith({ model: undefined }), count, { text: 'one two' })
  expect(result).toEqual({ output: { words: 2 }, engine: 'embedded', inputTokens: 0, outputTokens: 0 })
})

test("a model's answer that fits the schema is taken, with its tokens", async () => {
  const result = await runTask(contextWith({ model: modelWith(answer({ words: 5 })) }), count, { text: 'x' })
  const tokens = { inputTokens: 10, outputTokens: 2 }
  expect(result).toEqual({ output: { words: 5 }, engine: 'openai-compatible', model: 'unnamed', ...tokens })
})

test('a task that may be asked once only is not asked again', async () => {
  const model = modelWith(answer({ nonsense: 1 }), answer({ words: 9 }))
  const result = await runTask(contextWith({ model }), count, { text: 'x y' }, { attempts: 1 })
  expect(result).toMatchObject({ output: { words: 2 }, engine: 'embedded', inputTokens: 10 })
  expect(model.asked).toBe(1)
})

test('an answer that does not fit is asked for once more', async () => {
  const model = modelWith(answer({ words: 'many' }), answer({ words: 3 }))
  const result = await runTask(contextWith({ model }), count, { text: 'x' })
  expect(result).toMatchObject({ output: { words: 3 }, inputTokens: 20 })
  expect(model.asked).toBe(2)
})

test('after two answers that do not fit the embedded engine answers, and all tokens are counted', async () => {
  const failed: ModelAnswer = { ok: false, reason: 'AI_APICallError', inputTokens: 4, outputTokens: 0 }
  const model = modelWith(answer(null), failed)
  const result = await runTask(contextWith({ model }), count, { text: 'one two three' })
  const tokens = { inputTokens: 14, outputTokens: 2 }
  expect(result).toEqual({ output: { words: 3 }, engine: 'embedded', model: 'unnamed', ...tokens })
})

test('a question that is given up is answered by the embedded engine, whether the model heeds it or not', async () => {
  const given = new AbortController()
  const heard: (AbortSignal | undefined)[] = []
  const model: Model = {
    engine: 'openai-compatible',
    ask: ({ signal }) => {
      heard.push(signal)
      queueMicrotask(() => given.abort())
      return new Promise(() => undefined)
    },
  }
  const running = runTask(contextWith({ model }), count, { text: 'one two' }, { signal: given.signal })
  expect(await running).toMatchObject({ output: { words: 2 }, engine: 'embedded' })
  expect(heard).toEqual([given.signal])
})
