import { expect, test } from 'vitest'
import { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const requirements = 'The form has the field Age (required, a whole number from 18 to 99).'

function openAfter(title: string, expectedResult: string): string[] {
  const existing = TestCase().parse({
    id: 'OLD-1',
    title,
    expectedResult,
    steps: [{ stepNumber: 1, action: 'Type 18 into Age', expectedResult }],
  })
  const { gaps } = designTests({ requirements, mode: 'gap-analysis', existingTestCases: [existing] })
  return gaps.map(({ coverageItem }) => coverageItem)
}

test('a case that expects 18 to be refused covers no allowed value', () => {
  expect(openAfter('Age 18', 'An error is shown')).toContain('REQ-001/Age/boundary/18')
})
test('a case that expects 18 to be accepted does', () => {
  expect(openAfter('Age 18', 'The form is accepted')).not.toContain('REQ-001/Age/boundary/18')
})
