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

const proof = {
  basis: 'proved',
  author: 'model',
  verified: true,
  checks: [{ check: 'grounded', result: 'holds', reason: 'It stands in the text.' }],
} as const
const proved: TestCase = { ...testCase('P'), ...proof, checks: [...proof.checks] }

test('a case that comes to do something else is shown as written by a person, and not verified', () => {
  const [edited] = edits.changeCase([proved], 'P', (each) => ({ ...each, expectedResult: '"8" is visible' }))
  expect(edited).toMatchObject({ basis: 'written', author: 'person' })
  expect(edited).not.toHaveProperty('verified')
  expect(edited).not.toHaveProperty('checks')
  const [renamed] = edits.changeCase([proved], 'P', (each) => ({ ...each, title: 'Z' }))
  expect(renamed).toEqual({ ...proved, title: 'Z' })
})

test('a copy of a case has no proof of its own', () => {
  const copy = edits.duplicateCase([proved], 'P')?.cases[1]
  expect(copy).toMatchObject({ basis: 'written', author: 'model' })
  expect(copy).not.toHaveProperty('verified')
  expect(copy).not.toHaveProperty('checks')
})
