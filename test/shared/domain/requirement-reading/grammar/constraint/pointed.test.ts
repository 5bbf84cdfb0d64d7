import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../../shared/domain/requirement-reading/read.ts'

test('a sentence that only points at a range that was told before is in no strict form', () => {
  const text =
    'The form has the field "Age".\n\nAge shall be a whole number.\n\nAge shall be accepted from 18 to 65. Below that range the page shall display "Too young.", above it "Ask your doctor."'
  const { accounts, rules } = readRequirements(text).model
  expect(accounts.at(-1)?.is).not.toBe('read')
  expect(JSON.stringify(rules)).not.toContain('Too young.')
})

test('after that answers nothing where no time was told', () => {
  const { accounts } = readRequirements('The Age is 18 to 65. After that: "Thank you for your time".').model
  expect(accounts.at(-1)?.is).toBe('not-read')
})
