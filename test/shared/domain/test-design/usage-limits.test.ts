import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../shared/domain/requirements/index.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'

const daily =
  'A customer can make at most 3 transfers per day. One more is refused with the message "Daily number of transfers reached".'
const design = (requirements: string) => designTests({ requirements, mode: 'generate', maxTestCases: 200 })
const told = ({ preconditions = [], steps = [], expectedResult = '' }: TestCase) =>
  `${preconditions.join('; ')} | ${steps.at(-1)?.action ?? ''} => ${expectedResult}`

test('the last allowed use, the first refused one and one after the period are tried', () => {
  const { testCases, summary } = design(daily)
  expect(testCases.map(told)).toEqual([
    'A customer already has 2 transfers within the same day | Make one more transfer => Transfer number 3 is accepted and "Daily number of transfers reached" is not visible',
    'A customer already has 3 transfers within the same day | Make one more transfer => The message "Daily number of transfers reached" is shown',
    'A customer already has 3 transfers, the last one more than 1 day ago | Make one more transfer => Transfer number 4 is accepted and "Daily number of transfers reached" is not visible',
  ])
  expect(summary.coverage.percent).toBe(100)
})

test('a loan that can be renewed twice is renewed a second and a third time', () =>
  expect(design('A loan can be renewed at most twice.').testCases.map(told)).toEqual([
    'The loan has already been renewed 1 time | Renew the loan once more => The loan is renewed',
    'The loan has already been renewed 2 times | Renew the loan once more => The loan is not renewed again',
  ]))

test('two groups of people have limits of their own', () =>
  expect(
    design(
      'Readers under 14 may have up to 5 loans at a time, all others up to 15. One more is refused with "You have reached your loan limit".',
    ).testCases.map(({ title }) => title),
  ).toEqual([
    'Loan number 5 at a time for readers under 14: accepted',
    'Loan number 6 at a time for readers under 14: refused',
    'Loan number 15 at a time for somebody other than readers under 14: accepted',
    'Loan number 16 at a time for somebody other than readers under 14: refused',
  ]))

test('no case of a limit is ready, since the start must be set up', () =>
  expect(design(daily).testCases.filter(({ automation }) => automation?.ready)).toEqual([]))

describe('the checker', () => {
  const { sentences, read } = readSource({ text: daily })
  const model = buildModel(sentences, read)
  const checker = new CoverageChecker(model, itemsOf(model))
  const [last, over] = design(daily).testCases as [TestCase, TestCase]
  test('confirms both sides of the limit', () => {
    expect([...checker.exercised(last)]).toHaveLength(1)
    expect([...checker.exercised(over)]).toHaveLength(1)
  })
  test('drops the claim when the count, the action, the outcome or the period changes', () => {
    const start = (text: string) => ({ ...over, preconditions: [text] })
    expect([...checker.exercised(start('A customer already has 4 transfers within the same day'))]).toEqual(
      [],
    )
    expect([...checker.exercised(start('A customer already has 3 letters within the same day'))]).toEqual([])
    expect([...checker.exercised({ ...over, expectedResult: 'Transfer number 4 is accepted' })]).toEqual([])
    expect([
      ...checker.exercised(start('A customer already has 3 transfers, the last one more than 1 day ago')),
    ]).toEqual([])
    expect([
      ...checker.exercised({
        ...over,
        steps: [{ stepNumber: 1, action: 'Open the page', expectedResult: '' }],
      }),
    ]).toEqual([])
  })
})

test('any limit has its own number and the next one', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.constantFrom('day', 'week', 'month'), (most, period) => {
      const { testCases, summary } = design(`A member can book at most ${most} courses per ${period}.`)
      expect(testCases.map(({ tags }) => tags?.[0])).toEqual(['positive', 'negative', 'positive'])
      expect(testCases.map(({ title }) => Number(/number (\d+)/.exec(title)?.[1]))).toEqual([
        most,
        most + 1,
        most + 1,
      ])
      expect(summary.coverage.percent).toBe(100)
    }),
    { numRuns: 40 },
  ))

test('people of an age are taken from both sides of it', () => {
  const text =
    'Readers under 14 may have up to 5 loans at a time, all others up to 15. One more is refused with "You have reached your loan limit".'
  expect(
    design(text).testCases.map(({ preconditions = [] }) => preconditions.find((one) => /age/.test(one))),
  ).toEqual([
    'Their age is "13" years',
    'Their age is "13" years',
    'Their age is "14" years',
    'Their age is "14" years',
  ])
  const { sentences, read } = readSource({ text })
  const model = buildModel(sentences, read)
  const checker = new CoverageChecker(model, itemsOf(model))
  const [last] = design(text).testCases as [TestCase]
  const aged = (age: string) => ({
    ...last,
    preconditions: (last.preconditions ?? []).map((one) => one.replace('"13"', `"${age}"`)),
  })
  expect([...checker.exercised(aged('12'))]).toHaveLength(1)
  expect([...checker.exercised(aged('14'))]).toEqual([])
})
