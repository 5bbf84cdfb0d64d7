import { expect, test } from 'vitest'
import type { Rewording } from '../../../../../../web/parts/rewording/types.ts'
import { acceptRewordings } from '../../../../../../web/areas/visitors/generator/rewording/accept-rewordings.ts'
import type { TestCase } from '../../../../../../web/areas/visitors/generator/session.ts'

const caseOf = (about: Partial<TestCase> = {}): TestCase => ({
  id: 'TC-001',
  title: 'Sign in',
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
  steps: [
    { stepNumber: 1, action: 'Go in', expectedResult: '' },
    { stepNumber: 2, action: 'Look', expectedResult: 'All is well', testData: 'A name' },
  ],
  author: 'import',
  verified: true,
  ...about,
})

const rewording = (
  stepNumber: number,
  before: Rewording['before'],
  about: Partial<Rewording> = {},
): Rewording => ({
  id: 'TC-001',
  stepNumber,
  before,
  after: { action: 'Open the page', expectedResult: before.expectedResult && '"Welcome" is visible' },
  readable: true,
  meaning: 'holds',
  ...about,
})

const first = rewording(1, { action: 'Go in', expectedResult: '' })
const second = rewording(2, { action: 'Look', expectedResult: 'All is well', testData: 'A name' })

test('an accepted step keeps the words of its author, and the other steps stay', () => {
  const before = caseOf()
  const { cases, taken, leftOut } = acceptRewordings([before], [second])
  expect(cases[0]?.steps).toEqual([
    before.steps?.[0],
    { stepNumber: 2, ...second.after, original: second.before },
  ])
  expect([taken, leftOut]).toEqual([[second], []])
  expect(cases[0]).not.toHaveProperty('verified')
})

test('a step that is reworded again keeps the words of its first author', () => {
  const once = acceptRewordings([caseOf()], [first]).cases
  const again = rewording(
    1,
    { action: 'Open the page', expectedResult: '' },
    { after: { action: 'Open "/"', expectedResult: '' } },
  )
  const [testCase] = acceptRewordings(once, [again]).cases
  expect(testCase?.steps?.[0]).toMatchObject({ action: 'Open "/"', original: first.before })
})

test('a step that changed since is left out, and the others of its case are taken', () => {
  const changed = caseOf({
    steps: [{ stepNumber: 1, action: 'Go out', expectedResult: '' }, ...(caseOf().steps ?? []).slice(1)],
  })
  const { cases, taken, leftOut } = acceptRewordings([changed], [first, second])
  expect([taken, leftOut]).toEqual([[second], [first]])
  expect(cases[0]?.steps?.[0]?.action).toBe('Go out')
})

test('a case that went is left out', () => {
  const all = [caseOf({ id: 'TC-002' })]
  const { cases, leftOut } = acceptRewordings(all, [first])
  expect([cases, leftOut]).toEqual([all, [first]])
})

test('what was expected of the whole case stands in its last step, once that is reworded', () => {
  const testCase = caseOf({
    expectedResult: 'All is well',
    steps: [
      { stepNumber: 1, action: 'Go in', expectedResult: '' },
      { stepNumber: 2, action: 'Look', expectedResult: '' },
    ],
  })
  const moved = rewording(2, { action: 'Look', expectedResult: 'All is well' })
  const [both] = acceptRewordings([testCase], [first, moved]).cases
  expect(both?.steps?.[1]).toMatchObject({ expectedResult: '"Welcome" is visible', original: moved.before })
  expect(both).not.toHaveProperty('expectedResult')
  const [one] = acceptRewordings([testCase], [first]).cases
  expect([one?.expectedResult, one?.steps?.[1]?.expectedResult]).toEqual(['All is well', ''])
})
