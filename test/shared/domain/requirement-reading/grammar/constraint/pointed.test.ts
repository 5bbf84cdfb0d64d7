import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../../shared/domain/requirement-reading/read.ts'
import { said } from '../../../../../support/said-model.ts'

const lastRules = (text: string, count: number): string[] => said(readRequirements(text).model).slice(-count)

test('below and above that speak of the range that was told last', () => {
  const text =
    'The form has the field "Age".\n\nAge shall be a whole number.\n\nAge shall be accepted from 18 to 65. Below that range the page shall display "Too young.", above it "Ask your doctor."'
  expect(lastRules(text, 2)).toEqual([
    'constraint if Age < 18: refused, shows "Too young."',
    'constraint if Age > 65: refused, shows "Ask your doctor."',
  ])
})

test('after that answers nothing where no time was told', () => {
  const { accounts } = readRequirements('The Age is 18 to 65. After that: "Thank you for your time".').model
  expect(accounts.at(-1)?.is).toBe('not-read')
})
