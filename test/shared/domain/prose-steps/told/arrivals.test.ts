import { expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const read = (action: string, expectedResult: string, testData?: string) =>
  compileStep({ action, expectedResult, ...(testData !== undefined && { testData }) })

test.each([
  [
    'Add the to-dos "Red" and "Blue"',
    'Both items are displayed in the list',
    '"Red" and "Blue" are displayed in the list',
  ],
  ['Create the cards "Red" and "Blue"', 'Both are shown', '"Red" and "Blue" are shown'],
  ['Add the to-dos "Red" and "Blue"', 'They are listed', '"Red" and "Blue" are listed'],
  ['Add "Red"', 'It is in the list', '"Red" is in the list'],
  ['Open the page', 'A new to-do "Red" is shown', '"Red" is shown'],
])('after “%s”, “%s” says “%s”', (action, expected, same) => {
  expect(read(action, expected)).toEqual(read(action, same))
})

test('what the data of a step give was entered, too', () => {
  const action = 'Enter the text in the new to-do field and press Enter'
  const { checks } = read(action, 'The to-do is added to the list', 'Red')
  expect(checks).toEqual([{ kind: 'assert_text', expected: 'Red', target: { role: 'list' } }])
})

test.each([
  ['Add the to-dos "A" and "B"', 'The item is displayed'],
  ['Add the to-dos "A" and "B"', 'Both items are not shown'],
  ['Add the to-do "A"', 'The counter is shown'],
  ['Search for "A"', 'The item is displayed'],
  ['Add "1000"', 'The item is displayed'],
  ['Add " A "', 'The item is displayed'],
])('after “%s” nobody is sure what is meant by “%s”', (action, expected) => {
  const { checks, problems } = read(action, expected)
  expect(checks).toEqual([])
  expect(problems).toMatchObject([{ code: 'steps.unverifiable' }])
})

test('what an earlier step has entered is not meant', () => {
  const { actions } = read('Add the to-dos "A" and "B"', '')
  const later = { action: 'Look at the list', expectedResult: 'Both items are listed' }
  expect(compileStep(later, { earlier: actions }).checks).toEqual([])
})
