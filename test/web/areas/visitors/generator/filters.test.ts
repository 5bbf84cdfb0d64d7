import { expect, test } from 'vitest'
import * as filters from '../../../../../web/areas/visitors/generator/filters.ts'
import type { TestCase } from '../../../../../web/areas/visitors/generator/session.ts'

const testCase = (own: Partial<TestCase>): TestCase => ({
  id: 'TC-001',
  title: 'Name of 41 characters is refused',
  testLevel: 'system',
  testType: 'functional',
  priority: 'high',
  designTechnique: 'Boundary Value Analysis',
  steps: [{ stepNumber: 1, action: 'Open the page', expectedResult: 'ÜBERSICHT', testData: 'x=1' }],
  ...own,
})
const passes = (own: Partial<filters.Filter>, about: Partial<TestCase> = {}) =>
  filters.passes(testCase(about), { ...filters.everything, ...own })

test('all words are looked for, wherever they stand', () => {
  expect(passes({ words: 'REFUSED open' })).toBe(true)
  expect(passes({ words: 'übersicht x=1 tc-001' })).toBe(true)
  expect(passes({ words: 'refused closed' })).toBe(false)
})

test('a case that is made by several techniques belongs to each of them', () => {
  const both = { designTechnique: 'Boundary Value Analysis, Equivalence Partitioning' }
  const part = { id: 'x', technique: 'Decision Table Testing' }
  const cases = [testCase(both), testCase({}), testCase({ designTechnique: '', coverageItems: [part] })]
  expect(filters.countTechniques(cases)).toEqual([
    ['Boundary Value Analysis', 2],
    ['Decision Table Testing', 1],
    ['Equivalence Partitioning', 1],
  ])
  expect(passes({ technique: 'Equivalence Partitioning' }, both)).toBe(true)
  expect(passes({ technique: 'Decision Table Testing' }, both)).toBe(false)
})
