import { expect, test } from 'vitest'
import { emptyAnswer } from '../../../../shared/domain/requirement-extraction/answer.ts'
import { readByModel } from '../../../../shared/domain/requirement-extraction/index.ts'
import type { Model } from '../../../../shared/services/models.ts'
import { readerOf } from '../../../../workers/features/quality/ask-reader.ts'
import { contextWith } from '../../../shared/kernel/context.ts'

const text = 'The age must be at least 18.'

const modelSaying = (value: unknown): Model => ({
  engine: 'openai-compatible',
  ask: ({ system, user }) =>
    Promise.resolve(
      system.includes('requirements') && user.includes(text)
        ? { ok: true, value, inputTokens: 10, outputTokens: 2 }
        : { ok: false, reason: 'another question', inputTokens: 0, outputTokens: 0 },
    ),
})
const read = (model: Model | undefined) =>
  readByModel(text, { ask: readerOf(contextWith({ model })), timeoutMs: 5000 })

test('the configured model reads the text, and says so', async () => {
  const age = {
    s: [0],
    name: 'age',
    aliases: [],
    kind: 'number',
    entered: true,
    control: null,
    unit: null,
    step: null,
    options: [],
    start: null,
    optional: null,
    list: null,
  }
  const limits = [{ s: [0], must: '[age] >= 18', only: null, show: [] }]
  const { readBy, asked } = await read(modelSaying({ ...emptyAnswer(), things: [age], limits }))
  expect(asked).toEqual({ parts: 1, answered: 1, questions: 1 })
  expect(readBy.sentences).toEqual(['model'])
})

test.each([
  ['without a model', undefined],
  ['for an answer that fits no schema', modelSaying({ things: 7 })],
])('%s the grammar reads alone', async (_, model) => {
  const { readBy, asked } = await read(model)
  expect(asked.answered).toBe(0)
  expect(readBy.sentences).toEqual(['engine'])
})
