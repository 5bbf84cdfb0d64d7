import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'
import { narrowed } from '../../../../../shared/domain/test-generation/parts/narrowed.ts'

const fields = (count: number) =>
  readRequirements(
    Array.from({ length: count }, (_, at) => `- "Field ${at}" must have 2 to ${at + 5} characters.`).join(
      '\n',
    ),
  ).model

test('a form of ordinary size is designed as a whole', () => {
  const model = fields(40)
  expect(narrowed(model)).toBe(model)
})

test('of a form with more inputs than are designed at once the first ones stay, with what is said of these alone', () => {
  const model = narrowed(fields(150))
  const left = new Set(model.subjects.map(({ id }) => id))
  expect(left.size).toBeGreaterThan(30)
  expect(left.size).toBeLessThan(100)
  expect(model.rules.length).toBe(left.size)
  expect(model.subjects.at(-1)?.name).toBe(`Field ${left.size - 1}`)
})
