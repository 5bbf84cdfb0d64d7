import { expect, test } from 'vitest'
import * as edits from '../../../../../web/areas/visitors/generator/case-edits.ts'
import type { TestCase } from '../../../../../web/areas/visitors/generator/session.ts'

const testCase = (id: string, title = id): TestCase => ({
  id,
  title,
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
  steps: [
    { stepNumber: 1, action: 'one', expectedResult: '' },
    { stepNumber: 2, action: 'two', expectedResult: '' },
  ],
})
const cases = [testCase('TC-001'), testCase('TC-002'), testCase('TC-003')]
const ids = (all: readonly TestCase[]) => all.map(({ id }) => id)

test('a new case gets the next id that is free, and a title of its own', () => {
  const added = edits.addCase([...cases, testCase('TC-009', 'New case')], 'New case')
  expect(added.id).toBe('TC-010')
  expect(ids(added.cases)).toEqual(['TC-001', 'TC-002', 'TC-003', 'TC-009', 'TC-010'])
  expect(added.cases.at(-1)?.title).toBe('New case (2)')
})
