import { expect, test } from 'vitest'
import { generateTests } from '../../../../../shared/domain/test-generation/index.ts'

test('a requirement depends on those that declare what it asks for', () => {
  const requirements =
    'The field "Age" is a number.\n\nThe field "Name" is required.\n\nIf the age is below 18, the page shows "Too young".'
  const [, , rule] = generateTests({ requirements, mode: 'generate' }).requirements
  expect(rule?.dependencies).toEqual(['REQ-001'])
})

test('the same text is answered alike however often it is asked for', () => {
  const request = {
    requirements: 'The field "Name" must have 2 to 40 characters.',
    mode: 'generate' as const,
  }
  expect(generateTests(request)).toEqual(generateTests(request))
})
