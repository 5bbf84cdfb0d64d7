import { describe, expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const main = 'Main flow:\n1. The customer enters the PIN.\n2. The system shows "Menu".\n'
const cases = (requirements: string) =>
  designTests({ requirements, mode: 'agentic' }).testCases.map(
    ({ title, preconditions = [], expectedResult = '' }) => ({ title, preconditions, expectedResult }),
  )

describe('a branch in the line of its name', () => {
  test.each([
    'Alternative flow 1a: The PIN is wrong: the system shows "Wrong PIN".',
    'Alternative 1a: The PIN is wrong: the system shows "Wrong PIN".',
    'Exception flow 1b: The PIN is wrong: the system shows "Wrong PIN".',
    'Extension 1a (step 1): The PIN is wrong: the system shows "Wrong PIN".',
    '**Alternative flow 1a:** The PIN is wrong: the system shows "Wrong PIN".',
  ])('is a case of its own: %s', (line) => {
    const [first, second, ...more] = cases(main + line)
    expect(more).toEqual([])
    expect(first).toMatchObject({ title: 'Main flow', expectedResult: '"Menu" is visible' })
    expect(second?.expectedResult).toBe('"Wrong PIN" is visible')
    expect(second?.preconditions).toContain('The PIN is wrong')
  })

  test('ends with the next one', () => {
    const found = cases(
      `${main}Alternative flow 1a: The PIN is wrong: the system shows "Wrong PIN".\nException flow 1b: The card is blocked: the system shows "Blocked".`,
    )
    expect(found.map(({ expectedResult }) => expectedResult)).toEqual([
      '"Menu" is visible',
      '"Wrong PIN" is visible',
      '"Blocked" is visible',
    ])
  })
})

test('lettered steps under the title of one branch keep that title and are its steps', () => {
  const found = cases(
    `${main}Alternative flow: Wrong PIN\n1a. The machine shows "Wrong PIN".\n1b. The machine shows "Two attempts left".`,
  )
  expect(found.map(({ title }) => title)).toEqual(['Main flow', 'Wrong PIN'])
  expect(found[1]?.expectedResult).toContain('"Wrong PIN" is visible')
  expect(found[1]?.expectedResult).not.toContain('Menu')
})
