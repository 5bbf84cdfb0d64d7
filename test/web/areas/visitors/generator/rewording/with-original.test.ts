import { expect, test } from 'vitest'
import { withOriginal } from '../../../../../../web/areas/visitors/generator/rewording/with-original.ts'
import type { TestCase } from '../../../../../../web/areas/visitors/generator/session.ts'

const caseOf = (steps: TestCase['steps']): TestCase => ({
  id: 'TC-001',
  title: 'Sign in',
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
  steps,
})

const original = { action: 'Go in', expectedResult: '' }
const reworded = { stepNumber: 1, action: 'Open the page', expectedResult: '', testData: 'x', original }
const other = { ...reworded, stepNumber: 2 }

test('a step has the words of its author again, and nothing else of it', () => {
  expect(withOriginal(caseOf([reworded, other]), 0).steps).toEqual([{ stepNumber: 1, ...original }, other])
})

test('a step that nobody reworded stays as it is', () => {
  const { original: _original, ...plain } = reworded
  const before = caseOf([plain])
  expect(withOriginal(before, 0)).toEqual(before)
  expect(withOriginal(before, 7)).toEqual(before)
})
