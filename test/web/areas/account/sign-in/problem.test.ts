import { expect, test } from 'vitest'
import { problemIn } from '../../../../../web/areas/account/sign-in/problem.ts'
import type { SignInProblem } from '../../../../../workers/features/identity/sign-in-problem.ts'
import { texts } from '../../../../../web/texts/en/account.ts'

test('each reason of the service is said in words that end with what to do', () => {
  const reasons: Record<SignInProblem, true> = {
    denied: true,
    expired: true,
    refused: true,
    unreachable: true,
    busy: true,
  }
  expect(Object.keys(texts.problems).toSorted()).toEqual(Object.keys(reasons).toSorted())
  for (const reason of Object.keys(reasons)) expect(problemIn(`?problem=${reason}`)).toMatch(/\w\. .*\.$/)
})

test.each(['', '?problem=', '?problem=<b>', '?problem=constructor', '?problem=__proto__'])(
  'nothing is said of %j',
  (search) => {
    expect(problemIn(search)).toBeNull()
  },
)
