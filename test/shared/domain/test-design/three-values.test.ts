import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../shared/domain/requirements/index.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { designTests } from '../../../../shared/domain/test-design/index.ts'
import { itemsOf } from '../../../../shared/domain/test-design/items/items.ts'
import { CoverageChecker } from '../../../../shared/domain/test-design/check/coverage-checker.ts'
import { buildModel } from '../../../../shared/domain/test-design/modelling/build-model.ts'
import { lengthPartitions } from '../../../../shared/domain/test-design/partitions/length.ts'
import { numberPartitions } from '../../../../shared/domain/test-design/partitions/number.ts'
import type { PartitionTest } from '../../../../shared/domain/test-design/model.ts'

function modelOf(text: string) {
  const { sentences, read } = readSource({ text })
  const model = buildModel(sentences, read)
  return { model, items: itemsOf(model) }
}
const boundaries = (text: string) =>
  modelOf(text)
    .items.flatMap((item) =>
      item.kind === 'input' && item.technique === 'Boundary Value Analysis' ? [item.test] : [],
    )
    .map(valueOf)
    .sort((a, b) => a - b)
const valueOf = (partition: PartitionTest): number =>
  partition.kind === 'numberIs' || partition.kind === 'lengthIs' ? Number(partition.value) : Number.NaN

describe('boundaries of a requirement', () => {
  test('of critical priority have three values', () =>
    expect(boundaries('[critical] The field "Level" must be from 8 to 64.')).toEqual([
      6, 7, 8, 9, 63, 64, 65, 66,
    ]))
  test('of any other priority have two', () =>
    expect(boundaries('The field "Level" must be from 8 to 64.')).toEqual([7, 8, 64, 65]))
  test('are those of its length, from an empty text on', () =>
    expect(boundaries('[critical] The password must have between 6 and 12 characters.')).toEqual([
      0, 1, 4, 5, 6, 7, 11, 12, 13, 14,
    ]))
  test('are covered by cases that the checker confirms one by one', () => {
    const { testCases, summary } = designTests({
      requirements: '[critical] The field "Level" must be from 8 to 64.',
      mode: 'agentic',
      maxTestCases: 200,
    })
    expect(summary.coverage.percent).toBe(100)
    const { model, items } = modelOf('[critical] The field "Level" must be from 8 to 64.')
    const checker = new CoverageChecker(model, items)
    const confirmed = testCases.flatMap((one) => [...checker.exercised(one)])
    for (const value of [6, 7, 8, 9, 63, 64, 65, 66])
      expect(confirmed).toContain(`REQ-001/Level/boundary/${value}`)
  })
  test('are not covered by a case with another value', () => {
    const { model, items } = modelOf('[critical] The field "Level" must be from 8 to 64.')
    const testCase: TestCase = {
      id: 'X',
      title: 'Level is 9',
      testLevel: 'system',
      testType: 'functional',
      priority: 'medium',
      steps: [
        {
          stepNumber: 1,
          action: 'Enter "10" in the "Level" field',
          expectedResult: '',
          testData: 'Level=10',
        },
      ],
      expectedResult: '"10" in "Level" is accepted',
      coverageItems: [{ id: 'REQ-001/Level/boundary/9', technique: 'Boundary Value Analysis' }],
    }
    expect([...new CoverageChecker(model, items).exercised(testCase)]).toEqual([
      'REQ-001/Level/partition/from 8 to 64',
    ])
  })
})

describe('for any range and step', () => {
  const range = fc
    .tuple(
      fc.bigInt({ min: -500n, max: 500n }),
      fc.bigInt({ min: 0n, max: 60n }),
      fc.bigInt({ min: 1n, max: 25n }),
    )
    .map(([from, width, step]) => ({ min: from * step, max: (from + width) * step, step }))
  test('the boundaries of a number are its ends and their neighbours by one step, two or three at each', () => {
    fc.assert(
      fc.property(range, fc.constantFrom(2 as const, 3 as const), ({ min, max, step }, points) => {
        const near = points === 2 ? [0n, -step] : [step, 0n, -step, -2n * step]
        const wanted = [...near.map((by) => min + by), ...near.map((by) => max - by)]
        const found = numberPartitions(
          'N',
          { min, max, step, scale: 0, numeric: false, whole: false },
          { points },
        ).flatMap(({ test: partition }) => (partition.kind === 'numberIs' ? [partition.value] : []))
        expect(found).toEqual([...new Set(wanted)].sort((a, b) => (a < b ? -1 : 1)))
      }),
    )
  })
  test('the boundaries of a length never lie below an empty text', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 0, max: 200 }),
        fc.constantFrom(2 as const, 3 as const),
        (min, width, points) => {
          const max = min + width
          // The domain begins with the empty text, which is a boundary of its own when it lies below the range.
          const near = points === 2 ? [0, -1] : [1, 0, -1, -2]
          const start = points === 2 || min === 0 ? [0] : [0, 1]
          const wanted = [
            ...near.map((by) => min + by),
            ...near.map((by) => max - by),
            ...start,
            ...(points === 3 ? [1] : []),
          ]
          const found = lengthPartitions('T', { min, max }, { points }).flatMap(({ test: partition }) =>
            partition.kind === 'lengthIs' ? [partition.value] : [],
          )
          expect(found).toEqual([...new Set(wanted)].filter((value) => value >= 0).sort((a, b) => a - b))
        },
      ),
    )
  })
})
