import { expect, test } from 'vitest'
import { openedShown } from '../../../../shared/domain/test-design/check/opened-shown.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const rental = (...more: string[]) =>
  [
    '# Boat rental',
    'Guests choose one "Boat" and a number of "Hours" (2 at first). Two checkboxes, "Life jackets" and "Guide", start unticked.',
    ...more,
  ].join('\n\n')

const restoring = (...more: string[]) =>
  designTests({ requirements: rental(...more), mode: 'agentic', maxTestCases: 100 }).testCases.filter(
    ({ title }) => title.includes('brings back'),
  )

test('a button for a new start brings back what was changed before', () => {
  for (const sentence of [
    '"Start over" sets everything back to how it was at the start, messages included.',
    'A click on "Start over" returns all fields to their initial values.',
    'The button "Start over" resets the form.',
    '"Start over" shall bring the form back to how it was at first: no messages, nothing ticked.',
    '"Start over" puts the form back to its initial state and removes the price.',
  ]) {
    const [only, ...others] = restoring(sentence)
    expect(others, sentence).toEqual([])
    expect(only?.automation?.ready, sentence).toBe(true)
    expect(
      only?.steps?.map(({ action }) => action),
      sentence,
    ).toEqual([
      'Open the page',
      'Enter "3" in the "Hours" field',
      'Check "Life jackets"',
      'Check "Guide"',
      'Click the "Start over" button',
    ])
    expect(only?.expectedResult).toBe(
      'The "Hours" field has the value "2" and the "Life jackets" checkbox is not checked and the "Guide" checkbox is not checked',
    )
  }
})

test('a button that keeps something, asks first or acts under a condition brings nothing back for sure', () => {
  for (const sentence of [
    '"Start over" sets everything back to how it was at the start, except the hours.',
    '"Start over" asks for confirmation. "Start over" resets the form.',
    'If the guest agrees, "Start over" resets the form.',
    '"Start over" empties the list of boats.',
  ])
    expect(restoring(sentence), sentence).toEqual([])
})

test('the checker counts a new start only behind a change of that very input', () => {
  const part = {
    id: 'OR1',
    requirementId: 'REQ-001',
    is: { kind: 'state', state: { what: 'value', name: 'Hours', value: '2', list: false } },
    restored: { step: 'Enter "3" in the "Hours" field', button: 'Start over' },
  } as const
  const [testCase] = restoring('"Start over" resets the form.')
  if (!testCase) throw new Error('no case')
  expect(openedShown(testCase, part)).toBe(true)
  const without = testCase.steps?.filter(({ action }) => !action.includes('Hours')) ?? []
  expect(openedShown({ ...testCase, steps: without }, part)).toBe(false)
  const unchanged = testCase.steps?.map((step) => ({ ...step, action: step.action.replace('"3"', '"2"') }))
  expect(openedShown({ ...testCase, steps: unchanged ?? [] }, part)).toBe(false)
})
