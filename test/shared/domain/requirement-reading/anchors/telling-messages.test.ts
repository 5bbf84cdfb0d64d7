import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'
import { said } from '../../../../support/said-model.ts'

const rules = (text: string): string[] =>
  said(readRequirements(text).model).filter((line) => line.startsWith('constraint'))

test('a message that says what it demands is shown where that is broken, whatever stands around it', () => {
  expect(
    rules(
      'The field "Loan weeks" tells how long the loan is meant to be, and the clerk has been begging for "Loan weeks must be 1 to 52" since spring.',
    ),
  ).toEqual([
    'constraint if not (Loan weeks >= 1 and Loan weeks <= 52): refused, shows "Loan weeks must be 1 to 52"',
  ])
})

test.each([
  ['two names', 'The fields "From" and "To" are old friends of "From must be at most 5 above To".'],
  ['no known name', 'Somebody once saw "Wait 5 to 10 minutes" on the other page.'],
])('a message with %s demands nothing', (_, text) => {
  expect(rules(text).filter((line) => line.includes('shows'))).toEqual([])
})
