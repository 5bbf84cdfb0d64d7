import { expect, test } from 'vitest'
import * as filters from '../../../../../web/areas/visitors/generator/filters.ts'
import { chosenFirst } from '../../../../../web/areas/visitors/run/setup/choose.ts'
import { basisInWords } from '../../../../../web/parts/basis-words.ts'
import { isReady } from '../../../../../web/parts/exchange/is-ready.ts'
import { texts } from '../../../../../web/texts/en/generator.ts'
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

test('cases are found and counted by what they rest on', () => {
  expect(passes({ basis: 'outline' }, { basis: 'outline' })).toBe(true)
  expect(passes({ basis: 'outline' }, { basis: 'proved' })).toBe(false)
  expect(passes({ basis: 'outline' })).toBe(false)
  const bases = ['proved', 'written', 'designed', 'outline', 'outline', undefined] as const
  const cases = bases.map((basis) => testCase(basis ? { basis } : {}))
  const counts = filters.countBases(cases)
  expect(counts).toEqual({ proved: 1, written: 1, designed: 1, outline: 2 })
  expect(texts.figures(6, { ready: 1, verified: 0 }, counts)).toBe(
    '6 cases: 1 proved, 1 written, 1 test idea, 2 outlines · 1 ready for a browser',
  )
  expect(texts.figures(2, { ready: 2, verified: 1 }, filters.countBases([]))).toBe(
    '2 cases · 1 verified · 2 ready for a browser',
  )
})

test('an idea or an outline is ready for no browser, and offered to no run', () => {
  const ready = { automation: { ready: true, reasons: [] } }
  const all = (['proved', 'designed', 'outline'] as const).map((basis) =>
    testCase({ ...ready, id: basis, basis }),
  )
  expect(all.map(isReady)).toEqual([true, false, false])
  expect([...chosenFirst(all, [])]).toEqual(['proved'])
  expect([...chosenFirst(all, ['designed', 'outline'])]).toEqual(['proved'])
  expect(basisInWords('designed', 'expiry')).toBe('Test idea: expiry')
})
