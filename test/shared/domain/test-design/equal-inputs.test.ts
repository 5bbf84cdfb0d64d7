import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const design = (requirements: string) => designTests({ requirements, mode: 'agentic', maxTestCases: 200 })
const form =
  'The new password must have at least 10 and at most 64 characters. After saving, the message "Saved" is shown.'
const entered = (text: string) =>
  design(text).testCases.map(({ steps = [], expectedResult }) => ({
    data: Object.fromEntries(
      steps.flatMap(({ testData }) => (testData === undefined ? [] : [testData.split('=')])),
    ) as Record<string, string>,
    expectedResult,
  }))

describe.each([
  'The two fields "New password" and "Repeat new password" must be equal, otherwise "The passwords differ" is displayed.',
  'The new password and the repeat new password must match; otherwise the message "The passwords differ" is shown.',
  'Repeat new password must match new password. If they differ, the message "The passwords differ" is shown.',
])('%s', (sentence) => {
  const cases = entered(`${form} ${sentence}`)
  const expectsDifference = ({ expectedResult = '' }: { expectedResult?: string | undefined }) =>
    expectedResult.includes('The passwords differ" is shown')

  test('both inputs get the same value in every case about something else', () => {
    const others = cases.filter((one) => !expectsDifference(one))
    expect(others.length).toBeGreaterThan(3)
    for (const { data } of others) expect(data['Repeat new password']).toBe(data['New password'])
  })
  test('one case enters two allowed values that differ', () => {
    const [found, ...more] = cases.filter(expectsDifference)
    expect(more).toEqual([])
    expect(found?.data['New password']?.length).toBeGreaterThan(9)
    expect(found?.data['Repeat new password']).not.toBe(found?.data['New password'])
  })
})

test('a message that is not stated leaves the outcome of different values open', () => {
  const { gaps } = design(`${form} "New password" and "Repeat new password" must be identical.`)
  expect(gaps.map(({ description }) => description)).toContain(
    'The text does not state the outcome for: Repeat new password differs from New password',
  )
})

test('a message about the input that is repeated answers the difference', () => {
  const text =
    'The form has the fields Password and Confirm password. Password must be 8 to 20 characters. Confirm password must match Password. If the passwords differ, the message "Not the same" is shown. On success "Welcome" is shown.'
  const shown = entered(text).filter(({ expectedResult }) => expectedResult?.includes('Not the same'))
  expect(shown.map(({ data }) => data['Password'] === data['Confirm password'])).toEqual([false])
})

test('two inputs that must match something else need not be equal', () => {
  const text =
    'The form has the fields Name and City. Name and City must match the account. On success "Saved" is shown.'
  const [first] = entered(text)
  expect(first?.data['Name']).not.toBe(first?.data['City'])
})
