import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'
import { elementsBySentence } from '../../../../../shared/domain/test-generation/requirements/elements.ts'
import { fieldsIn } from '../../../../../shared/domain/test-generation/requirements/field-limits.ts'

function limits(sentence: string) {
  const { model } = readRequirements(sentence)
  return fieldsIn(elementsBySentence(model)(0), model.subjects).map(({ label, constraints }) => [
    label,
    constraints,
  ])
}

test.each([
  ['"quantity" must be a whole number from 1 to 99.', { number: { scale: 0, step: 1n, min: 1n, max: 99n } }],
  ['"price" must be at least 0.50.', { number: { scale: 2, step: 1n, min: 50n } }],
  ['"name" is required and must have 2 to 40 characters.', { required: true, length: { min: 2, max: 40 } }],
  ['"email" must be a valid e-mail address.', { format: 'email' }],
])('%s', (sentence, expected) => {
  expect(limits(sentence)).toEqual([[expect.any(String), expect.objectContaining(expected)]])
})

test('a day that a field must not be before is no limit of an amount', () => {
  expect(limits('The field "start day" must be 2026-01-01 or later.')).toEqual([[expect.any(String), {}]])
})
