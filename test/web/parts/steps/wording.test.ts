import { expect, test } from 'vitest'
import type { TestCase } from '../../../../web/areas/visitors/generator/session.ts'
import { withWording } from '../../../../web/parts/steps/wording.ts'

const testCase: TestCase = {
  id: 'TC-001',
  title: 'x',
  testLevel: 'system',
  testType: 'functional',
  priority: 'high',
  expectedResult: 'It is good',
  steps: [
    { stepNumber: 1, action: 'Do the thing', expectedResult: '' },
    { stepNumber: 2, action: 'Do the thing', expectedResult: 'It is good' },
  ],
}

test('other words are put into the step that they are for', () => {
  const { steps } = withWording(testCase, { stepNumber: 2, part: 'the thing' }, 'click "$&"')
  expect(steps?.map(({ action }) => action)).toEqual(['Do the thing', 'Do click "$&"'])
})
