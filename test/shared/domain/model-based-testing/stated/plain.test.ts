import { expect, test } from 'vitest'
import { isPlain } from '../../../../../shared/domain/model-based-testing/stated/plain.ts'

const trial = (action: string, known = 'You are not signed in') => ({
  title: action,
  preconditions: [known],
  steps: [{ action, expectedResult: 'The invoice is shown' }],
  denied: false,
  isStated: true,
})

test.each([
  'Open the invoice',
  'Enter "x = <b>" as the note',
  'Do it without an @',
  'Take what was asked for',
])('a person can read it aloud: %s', (action) => {
  expect(isPlain(trial(action))).toBe(true)
})

test.each([
  ['Open the invoice of the', undefined],
  ['Set {id} to the order', undefined],
  ['Open the invoice (see below', undefined],
  ['Open the invoice', 'You are signed in as a l staff member'],
])('a slip of the text, or a mark of a program, gives no case: %s', (action, known) => {
  expect(isPlain(trial(action, known))).toBe(false)
})
