import { expect, test } from 'vitest'
import { readPrices } from '../../../../shared/services/model-prices.ts'
import type { Model, ModelAnswer } from '../../../../shared/services/models.ts'
import { authorOf, waitingFor } from '../../../../workers/features/quality/author-of.ts'
import { writingTasks } from '../../../../workers/features/quality/writing-tasks.ts'
import { contextWith } from '../../../shared/kernel/context.ts'

const prompt = { system: 'Write.', user: 'S1 The page shows "Hello".' }
const prices = readPrices('{"unnamed": {"input": 1, "output": 10}}')
const took = { inputTokens: 1000, outputTokens: 100 }
const answered = (value: unknown): ModelAnswer => ({ ok: true, value, ...took })
const refused: ModelAnswer = { ok: false, reason: 'AI_RetryError', inputTokens: 50, outputTokens: 0 }

/** An author whose model gives these answers, one for each question. */
function authorSaying(answers: ModelAnswer[], services = {}) {
  const model: Model = {
    engine: 'openai-compatible',
    ask: () => Promise.resolve(answers.shift() ?? refused),
  }
  const context = contextWith({ model, ...services })
  return authorOf(context, waitingFor(context, 60_000))
}

const silent = () => undefined

test('the report counts the questions of all forms, also those without an answer', async () => {
  const { ask, report } = authorSaying([answered({ cases: [] }), refused, answered('1 A')], { prices })
  expect(await ask({ ...prompt, form: 'cases' }, silent)).toEqual({ cases: [] })
  expect(await ask({ ...prompt, form: 'changes' }, silent)).toBeUndefined()
  expect(await ask({ ...prompt, form: 'choices' }, silent)).toBe('1 A')
  expect(report()).toMatchObject({
    event: { input: '3 questions', output: '2 answered' },
    usage: { model: 'unnamed', inputTokens: 2050, outputTokens: 200, costUsd: 0.00405 },
  })
})

test('a model without a price has tokens and no cost', async () => {
  const { ask, report } = authorSaying([answered({ cases: [] })])
  await ask({ ...prompt, form: 'cases' }, silent)
  expect(report().usage).toEqual({ model: 'unnamed', ...took, costUsd: null })
})

test('an author who was not asked took nothing', () => {
  expect(authorSaying([]).report()).toMatchObject({ warnings: [], event: { input: '0 questions' } })
  expect(authorSaying([]).report().usage).toBeUndefined()
})

test('the questions of each form are told apart in the account of tokens', () => {
  const names = Object.values(writingTasks).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^quality\.[a-zA-Z]+$/)
})
