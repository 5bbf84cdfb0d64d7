import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../shared/domain/requirements/index.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'

const text =
  'After 5 failed attempts within 15 minutes the account is locked for 30 minutes and the page shows "Your account is locked".'
const design = (requirements: string) => designTests({ requirements, mode: 'generate', maxTestCases: 200 })
const { testCases, summary } = design(text)
const told = ({ preconditions = [], steps = [], expectedResult = '' }: TestCase) =>
  `${preconditions.at(-1) ?? ''} | ${steps.at(-1)?.action ?? ''} => ${expectedResult}`

test('the last attempt below the limit, the first at it, attempts too far apart and the end of the lock are tried', () => {
  expect(testCases.map(told)).toEqual([
    'The values entered are well-formed, and none of them is the right one | Make 4 failed attempts => "Your account is locked" is not visible',
    'The values entered are well-formed, and none of them is the right one | Make 5 failed attempts => The account is locked for 30 minutes and "Your account is locked" is visible',
    '4 failed attempts have been made, the first of them more than 15 minutes ago | Make 1 failed attempt => The account is not locked and "Your account is locked" is not visible',
    '5 failed attempts have been made, the last of them more than 30 minutes ago | Make 1 attempt => The account is not locked and "Your account is locked" is not visible',
  ])
  expect(summary.coverage.percent).toBe(100)
})

describe('the checker', () => {
  const { sentences, read } = readSource({ text })
  const model = buildModel(sentences, read)
  const checker = new CoverageChecker(model, itemsOf(model))
  const [below, at, spread, over] = testCases as [TestCase, TestCase, TestCase, TestCase]
  test('confirms each case for its own item alone', () => {
    for (const one of [below, at, spread, over]) expect([...checker.exercised(one)]).toHaveLength(1)
  })
  test('drops the claim when the number of attempts, the time or the outcome changes', () => {
    const step = (testCase: TestCase, action: string) => ({
      ...testCase,
      steps: (testCase.steps ?? []).map((one, index, all) =>
        index === all.length - 1 ? { ...one, action } : one,
      ),
    })
    expect([...checker.exercised(step(below, 'Make 3 failed attempts'))]).toEqual([])
    expect([...checker.exercised(step(at, 'Make 6 failed attempts'))]).toEqual([])
    expect([
      ...checker.exercised({ ...at, expectedResult: '"Your account is locked" is not visible' }),
    ]).toEqual([])
    expect([...checker.exercised({ ...at, expectedResult: '"Welcome" is visible' })]).toEqual([])
    expect([
      ...checker.exercised({
        ...over,
        preconditions: ['5 failed attempts have been made, the last of them more than 3 minutes ago'],
      }),
    ]).toEqual([])
    expect([
      ...checker.exercised({
        ...spread,
        preconditions: ['3 failed attempts have been made, the first of them more than 15 minutes ago'],
      }),
    ]).toEqual([])
  })
})

test('nobody tries wrong passwords in the form that opens an account', () => {
  const { testCases } = designTests({
    mode: 'generate',
    maxTestCases: 200,
    requirements: [
      '# Sign-up',
      '- User name (required, 5 to 20 characters).',
      '- Password must have 10 to 64 characters.',
      '- Repeat password must be equal to the password.',
      '- After 5 failed login attempts the account is locked and "Your account is locked" is shown.',
    ].join('\n'),
  })
  const tried = testCases.filter(({ title }) => /^\d failed attempts/.test(title))
  expect(tried.map(({ steps = [] }) => steps.map(({ action }) => action))).toEqual([
    ['Open the page', expect.stringMatching(/^Make 4 failed attempts/)],
    ['Open the page', expect.stringMatching(/^Make 5 failed attempts/)],
  ])
})
