import { expect, test } from 'vitest'
import { repeatedIn } from '../../../../../shared/domain/model-based-testing/stated/repeated.ts'

test('what so many failures lead to does not follow of one less', () => {
  expect(repeatedIn('After 5 failed attempts in a row the account is locked for 15 minutes.')).toEqual({
    done: 'Make 5 failed attempts in a row',
    seen: 'The account is locked for 15 minutes',
    less: 'Make 4 failed attempts in a row',
    unseen: 'The account is not locked',
  })
})

test.each([
  ['After three unsuccessful login attempts, the card is blocked.', 'Make 2 unsuccessful login attempts', 'The card is not blocked'],
  ['The system shall lock the account after 5 failed attempts.', 'Make 4 failed attempts', 'The account is not locked'],
])('in either order, and whoever does it: %s', (text, less, unseen) => {
  expect(repeatedIn(text)).toMatchObject({ less, unseen })
}) // prettier-ignore

test.each([
  'After 5 days the account is locked.',
  'After 5 attempts the account is locked.',
  'After a failed attempt the account is locked.',
])('what tells no number of failures is none: %s', (text) => {
  expect(repeatedIn(text)).toBeUndefined()
})
