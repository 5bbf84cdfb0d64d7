import { expect, test } from 'vitest'
import { asFact } from '../../../../../shared/domain/model-based-testing/cases/outcomes.ts'

test.each([
  ['the system shall save the record', 'the system saves the record'],
  ['the order must have a reason', 'the order has a reason'],
  ['the buttons should not be shown', 'the buttons are not shown'],
])('what has to be is said as it is seen: %s', (told, fact) => {
  expect(asFact(told)).toBe(fact)
})

test.each([
  'the message "Name must have 2 to 40 characters" is shown',
  'the note “You must sign in” is shown',
  'the note «You must sign in» is shown',
  'the title "A" or "It should be red and "',
])('what is quoted is not changed: %s', (told) => {
  expect(asFact(told)).toBe(told)
})
