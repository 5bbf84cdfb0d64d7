import { expect, test } from 'vitest'
import { costOf, pageCostOf, readPrices, tokensOfPage } from '../../../shared/services/model-prices.ts'
import { modelName } from '../../../shared/services/models.ts'

const million = { inputTokens: 1_000_000, outputTokens: 1_000_000 }
const standard = modelName({ MODEL: 'workers-ai', MODEL_NAME: '' })

test('the model that Workers AI is asked for by default has its published price', () => {
  expect(costOf(readPrices(''), { model: standard, ...million })).toBe(2_546_000_000)
  expect(costOf(readPrices(''), { model: standard, inputTokens: 1, outputTokens: 1 })).toBe(2546)
})

test('the operator overrides prices and adds models, and the rest of the table stays', () => {
  const prices = readPrices('{"small": {"input": 0.0375, "output": 0}, "free": {"input": 0, "output": 0}}')
  expect(costOf(prices, { model: 'small', inputTokens: 1_000_000, outputTokens: 9 })).toBe(37_500_000)
  expect(prices.has('free')).toBe(true)
  expect(prices.has(standard)).toBe(true)
})

test('a model without a price costs nothing', () => {
  expect(costOf(readPrices(''), { model: 'nobody knows it', ...million })).toBe(0)
})

test.each([
  '{',
  '[]',
  '7',
  '{"small": 1}',
  '{"small": {"input": "1", "output": 1}}',
  '{"small": {"input": -1, "output": 1}}',
])('the prices %s stop the Worker', (setting) => {
  expect(() => readPrices(setting)).toThrow('MODEL_PRICES')
})

test('a page of text costs what its tokens do, where the model has a price', () => {
  expect(tokensOfPage).toEqual({ inputTokens: 20_000, outputTokens: 14_000 })
  const prices = readPrices('{"small": {"input": 1, "output": 2}, "free": {"input": 0, "output": 0}}')
  expect(pageCostOf(prices, 'small')).toBeCloseTo(0.048)
  expect(pageCostOf(prices, 'free')).toBe(0)
  expect(pageCostOf(prices, 'nobody knows it')).toBeNull()
})
