import { expect, test } from 'vitest'
import { askedModel, askedTogether } from '../../../shared/kernel/asked-model.ts'
import { readPrices } from '../../../shared/services/model-prices.ts'

const prices = readPrices('{"paid": {"input": 1, "output": 10}}')
const question = (model: string, inputTokens: number, outputTokens: number) => ({
  model,
  inputTokens,
  outputTokens,
})

test('what questions took adds up to the billionth of a dollar, also of those without an answer', () => {
  const questions = [question('paid', 100, 10), question('paid', 1, 0), question('paid', 3, 0)]
  expect(askedModel(prices, questions)).toEqual({
    model: 'paid',
    inputTokens: 104,
    outputTokens: 10,
    costUsd: 0.000204,
  })
})

test('a model without a price has no cost, and one that was not asked nothing at all', () => {
  expect(askedModel(prices, [question('local', 5, 5)])).toEqual({ ...question('local', 5, 5), costUsd: null })
  expect(askedModel(prices, [])).toBeUndefined()
})

test('two works are added, and what one of them does not say of its cost is not said of both', () => {
  const paid = askedModel(prices, [question('paid', 100, 10)])
  const local = askedModel(prices, [question('local', 5, 5)])
  expect(askedTogether(paid, paid)).toEqual({ ...question('paid', 200, 20), costUsd: 0.0004 })
  expect(askedTogether(paid, local)).toEqual({ ...question('local', 105, 15), costUsd: null })
  expect([askedTogether(paid, undefined), askedTogether(undefined, paid)]).toEqual([paid, paid])
})
