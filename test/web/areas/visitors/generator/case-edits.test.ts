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

test('a changed case is a new object, the others stay', () => {
  const changed = edits.changeCase(cases, 'TC-002', (each) => ({ ...each, title: 'new' }))
  expect(changed[0]).toBe(cases[0])
  expect(changed[1]?.title).toBe('new')
})

test('a new case gets the next id that is free, and a title of its own', () => {
  const added = edits.addCase([...cases, testCase('TC-009', 'New case')], 'New case')
  expect(added.id).toBe('TC-010')
  expect(ids(added.cases)).toEqual(['TC-001', 'TC-002', 'TC-003', 'TC-009', 'TC-010'])
  expect(added.cases.at(-1)?.title).toBe('New case (2)')
})

test('ids of other makers are left alone', () => {
  expect(edits.freeId([testCase('login-1')])).toBe('TC-001')
})

test('a copy stands behind its original', () => {
  expect(ids(edits.duplicateCase(cases, 'TC-001')?.cases ?? [])).toEqual([
    'TC-001',
    'TC-004',
    'TC-002',
    'TC-003',
  ])
  expect(edits.duplicateCase(cases, 'none')).toBeNull()
})

test('a moved case takes the place of the other, whichever way it comes from', () => {
  expect(ids(edits.moveCase(cases, 'TC-001', 2))).toEqual(['TC-002', 'TC-003', 'TC-001'])
  expect(ids(edits.moveCase(cases, 'TC-003', 0))).toEqual(['TC-003', 'TC-001', 'TC-002'])
  expect(edits.moveCase(cases, 'TC-001', -3)).toBe(cases)
})

test('a priority that is there already changes nothing', () => {
  expect(edits.setPriority(cases, new Set(['TC-001']), 'medium')[0]).toBe(cases[0])
  expect(edits.setPriority(cases, new Set(['TC-001']), 'high')[0]?.priority).toBe('high')
})
