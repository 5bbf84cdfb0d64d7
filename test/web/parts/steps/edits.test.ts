import { expect, test } from 'vitest'
import { addStep, changeStep, moveStep, removeStep } from '../../../../web/parts/steps/edits.ts'

const one = {
  steps: [
    { stepNumber: 1, action: 'one', expectedResult: '' },
    { stepNumber: 2, action: 'two', expectedResult: '' },
  ],
}

test('steps are numbered anew when they are added, moved or removed', () => {
  const numbers = ({ steps }: typeof one) => steps.map(({ stepNumber, action }) => `${stepNumber} ${action}`)
  expect(numbers(addStep(one, 1))).toEqual(['1 one', '2 ', '3 two'])
  expect(numbers(moveStep(one, 0, 1))).toEqual(['1 two', '2 one'])
  expect(numbers(removeStep(one, 0))).toEqual(['1 two'])
  expect(moveStep(one, 1, 1)).toBe(one)
})

test('test data that was emptied is left out', () => {
  const withData = changeStep(one, 0, { testData: 'x' })
  expect(withData.steps[0]).toHaveProperty('testData', 'x')
  expect(changeStep(withData, 0, { testData: '' }).steps[0]).not.toHaveProperty('testData')
})
