import { expect, test } from 'vitest'
import { texts } from '../../../../web/texts/en/written-by.ts'

const took = { model: 'small', inputTokens: 19_400, outputTokens: 13_200 }

test.each([
  [0.0213, 'Written by small: 19,400 tokens in, 13,200 out, about $0.02'],
  [0.004, 'Written by small: 19,400 tokens in, 13,200 out, less than $0.01'],
  [1234.5, 'Written by small: 19,400 tokens in, 13,200 out, about $1,234.50'],
  [0, 'Written by small: 19,400 tokens in, 13,200 out, about $0.00'],
  [null, 'Written by small: 19,400 tokens in, 13,200 out'],
])('a cost of %s is said in cents', (costUsd, words) => {
  expect(texts.took({ ...took, costUsd }, true)).toBe(words)
})

test('a model that wrote no case was only asked', () => {
  expect(texts.took({ ...took, costUsd: null }, false)).toMatch(/^Asked small: /)
})
