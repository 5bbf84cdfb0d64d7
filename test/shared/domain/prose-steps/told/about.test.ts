import { expect, test } from 'vitest'
import { seeing } from '../support.ts'

test.each([
  [
    'The complaint about the name has disappeared',
    'name',
    { noun: 'error', about: true, changes: true },
    true,
  ],
  ['A warning about the price appears', 'price', { noun: 'error', about: true, changes: true }, false],
  ['The message about the delivery is still there', 'delivery', { noun: 'message', about: true }, false],
])('a message by what it is about: %s', (expected, name, part, negated) => {
  const { checks, problems } = seeing(expected)
  expect(problems).toEqual([])
  expect(checks).toMatchObject([{ kind: 'assert_part', part, target: { name } }])
  expect(checks[0]?.negated === true).toBe(negated)
})

test('the one is of the kind of which the fact before spoke', () => {
  const said = 'The complaint about the name has disappeared, the one about the username is still there'
  expect(seeing(said)).toMatchObject({
    checks: [{ negated: true }, { part: { noun: 'error', about: true } }],
    problems: [],
  })
  expect(seeing('The one about the username is still there').problems).toHaveLength(1)
})

test.each(['The complaint about the name or the age is gone', 'The book about dogs is gone'])(
  'no message: %s',
  (expected) => {
    expect(seeing(expected).checks.filter(({ part }) => part?.about)).toEqual([])
  },
)
