import { describe, expect, test } from 'vitest'
import { readRequirements } from '../../../../shared/domain/requirements/index.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const design = (requirements: string) => designTests({ requirements, mode: 'agentic', maxTestCases: 200 })
const criteria = (text: string) =>
  readRequirements({ text }).requirements.flatMap(({ acceptanceCriteria }) => acceptanceCriteria)

describe('failed attempts', () => {
  const steps = (text: string) => design(text).testCases.map((one) => one.steps?.at(-1)?.action)
  test('are made with what the text names', () =>
    expect(steps('After three wrong PIN entries the card is blocked.')).toEqual([
      'Make 2 failed attempts, each with a wrong PIN',
      'Make 3 failed attempts, each with a wrong PIN',
    ]))
  test('to log in are made with a wrong password', () =>
    expect(steps('After 3 failed login attempts, the account is locked.')[1]).toBe(
      'Make 3 failed attempts, each with a wrong password',
    ))
  test('to log in lead to the stated outcome', () =>
    expect(design('After 3 failed login attempts, the account is locked.').testCases[1]?.expectedResult).toBe(
      'The account is locked',
    ))
  test('of an unnamed kind name nothing', () =>
    expect(steps('After 3 failed attempts the account is locked.')[1]).toBe('Make 3 failed attempts'))
})

test('a page that the text does not name is not named in titles', () => {
  const titles = design('The field "Age" must be from 18 to 120.').testCases.map(({ title }) => title)
  expect(titles).toContain('Refused when Age is 17')
  const named = design('On the registration form, the field "Age" must be from 18 to 120.')
  expect(named.testCases.map(({ title }) => title)).toContain('Registration form: refused when Age is 17')
})

test('a gap about vague words names them without labels of a grammar', () =>
  expect(design('The page should be easy to use.').gaps.map(({ description }) => description)).toEqual([
    'The page should be easy to use: "easy" cannot be measured; name a value or a threshold',
  ]))

describe('acceptance criteria', () => {
  test.each([
    ['The field "Code" must be exactly 5 characters long.', '"Code" holds exactly 5 characters'],
    ['The field "Nick" is optional and may have up to 20 characters.', '"Nick" holds at most 20 characters'],
    ['The field "Email" must be a valid email address.', '"Email" holds an e-mail address'],
  ])('%s', (text, words) =>
    expect(criteria(text)[0]).toBe(`Given the page is open, When ${words}, Then the value is accepted`),
  )
  test('a message is stated once, with the words of its condition', () => {
    expect(criteria('An expired voucher is rejected with "Expired".')).toEqual([
      'Given the voucher has expired, When the rule is applied, Then the message "Expired" is shown',
    ])
    expect(criteria('The two passwords must be equal, otherwise "They differ" is displayed.')).toEqual([
      'Given the page is open, When this is not so: the two passwords must be equal, Then "They differ" is shown',
    ])
  })
})

test('every case covers an item and belongs to a requirement', () => {
  const { testCases, summary } = design(
    'A voucher code consists of 8 characters. Orders above 30 kg are charged 15 EUR. After 3 wrong PIN entries the card is blocked. The cart must load within 2 seconds.',
  )
  expect(testCases.length).toBeGreaterThan(5)
  for (const { requirementRef, designTechnique } of testCases)
    expect([requirementRef, designTechnique]).not.toContain('')
  expect(Object.keys(summary.byTechnique)).not.toContain('')
})
