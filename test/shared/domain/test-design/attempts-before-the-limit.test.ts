import { expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const before = (requirements: string) =>
  designTests({ requirements, mode: 'generate', maxTestCases: 200 }).testCases.find(({ title }) =>
    title.startsWith('2 failed attempts'),
  )?.expectedResult

test.each([
  [
    'If the PIN is wrong, "Wrong PIN" is shown. After three wrong PIN entries the message "Card blocked" is shown.',
    'The message "Wrong PIN" is shown and "Card blocked" is not visible',
  ],
  [
    'With a wrong password the user sees "Not right". After 3 failed login attempts the account is locked for 30 minutes.',
    'The message "Not right" is shown and the account is not locked',
  ],
])('the last attempt below a limit is answered as any wrong one: %s', (text, expected) => {
  expect(before(text)).toBe(expected)
})

test.each([
  'If the user name is unknown, "No such user" is shown. After three wrong PIN entries the message "Card blocked" is shown.',
  'If the password is wrong, "Not right" is shown. After three wrong PIN entries the message "Card blocked" is shown.',
])('a message about something else answers no attempt: %s', (text) => {
  expect(before(text)).toBe('"Card blocked" is not visible')
})
