import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../../shared/domain/requirement-reading/read.ts'
import { said } from '../../../../../support/said-model.ts'

const rulesOf = (text: string): string[] =>
  said(readRequirements(text).model).filter((line) => line.startsWith('constraint'))

test.each([
  ['The visitor must accept the terms and conditions.', 'terms and conditions'],
  ['The user must tick "I am over 18".', 'I am over 18'],
])('what somebody has to agree to is a box, and without it nothing goes on: %s', (text, box) => {
  expect(rulesOf(text)).toEqual([`constraint if not ${box} = true: refused`])
  expect(readRequirements(text).model.subjects).toMatchObject([{ name: box, kind: 'boolean' }])
})

test.each(['The user must be at least 18 years old.', 'Users must be 18 or older.'])(
  'how old somebody has to be limits an age that nobody enters: %s',
  (text) => {
    expect(rulesOf(text)).toHaveLength(1)
    expect(readRequirements(text).model.subjects).toMatchObject([{ name: 'age', given: true }])
  },
)

test('it is counted from the day of birth where that is entered', () => {
  const text =
    'The date of birth is entered. The date of birth must be in the past and the user must be at least 16 years old.'
  expect(readRequirements(text).model.subjects.map(({ name }) => name)).toEqual(['date of birth'])
  expect(rulesOf(text)).toContain('constraint if not age >= 16: refused')
})

test('what a system has to accept is no box', () => {
  expect(rulesOf('The system must accept the order.')).toEqual([])
})
