import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feasiblePairs, pairwise } from '../../../../../shared/domain/test-design/techniques/pairwise.ts'
import type {
  Assigned,
  PairwiseInput,
} from '../../../../../shared/domain/test-design/techniques/pairwise-input.ts'

/** All rows that the constraints allow, with at most one wrong value, by trying every combination. */
function allowedRows({ sizes, forbidden = [], negative = [] }: PairwiseInput): number[][] {
  const every = sizes.reduce<number[][]>(
    (made, size) => made.flatMap((row) => Array.from({ length: size }, (_, value) => [...row, value])),
    [[]],
  )
  const wrong = (row: number[]) => negative.filter(({ parameter, value }) => row[parameter] === value).length
  const broken = (row: number[]) =>
    forbidden.some((rule) => rule.every(({ parameter, value }) => row[parameter] === value))
  return every.filter((row) => wrong(row) <= 1 && !broken(row))
}

/** The pairs that a set of rows shows: in a row with a wrong value only those of that value. */
function shown(rows: number[][], { negative = [] }: PairwiseInput): Set<string> {
  const isWrong = (parameter: number, value: number | undefined) =>
    negative.some((one) => one.parameter === parameter && one.value === value)
  return new Set(
    rows.flatMap((row) => {
      const bad = row.findIndex((value, parameter) => isWrong(parameter, value))
      return row.flatMap((x, a) =>
        row.flatMap((y, b) => (a < b && (bad < 0 || a === bad || b === bad) ? [`${a}=${x} ${b}=${y}`] : [])),
      )
    }),
  )
}

const named = (pairs: [Assigned, Assigned][]) =>
  new Set(pairs.map(([a, b]) => `${a.parameter}=${a.value} ${b.parameter}=${b.value}`))

const model: fc.Arbitrary<PairwiseInput> = fc
  .array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 5 })
  .chain((sizes) => {
    const assigned = fc
      .nat(sizes.length - 1)
      .chain((parameter) => fc.nat((sizes[parameter] ?? 1) - 1).map((value) => ({ parameter, value })))
    return fc.record({
      sizes: fc.constant(sizes),
      forbidden: fc.array(fc.array(assigned, { minLength: 1, maxLength: 3 }), { maxLength: 4 }),
      negative: fc.uniqueArray(assigned, { maxLength: 3, selector: (one) => JSON.stringify(one) }),
    })
  })

describe('rows that hold every pair of values', () => {
  test.each([
    ['3 × 3 × 3', [3, 3, 3], 9],
    ['4 parameters of 3 values', [3, 3, 3, 3], 10],
    ['10 booleans', Array(10).fill(2), 10],
    ['13 parameters of 3 values', Array(13).fill(3), 20],
    ['2 × 2', [2, 2], 4],
    ['mixed 4 × 3 × 2 × 2', [4, 3, 2, 2], 12],
  ])('are few: %s', (_, sizes: number[], most) => {
    const rows = pairwise({ sizes })
    expect(rows.length).toBeLessThanOrEqual(most)
    const pairs = sizes.flatMap((a, i) => sizes.slice(i + 1).map((b) => a * b))
    expect(shown(rows, { sizes }).size).toBe(pairs.reduce((sum, count) => sum + count, 0))
  })

  test('hold exactly the pairs that some allowed row could hold, and break no constraint', () => {
    fc.assert(
      fc.property(model, (input) => {
        const allowed = allowedRows(input)
        const possible = shown(allowed, input)
        const rows = pairwise(input)
        expect(named(feasiblePairs(input))).toEqual(possible)
        expect(shown(rows, input)).toEqual(possible)
        const legal = new Set(allowed.map(String))
        for (const row of rows) expect(legal).toContain(String(row))
      }),
      { numRuns: 300 },
    )
  })

  test('are never more than the pairs, and none is superfluous', () => {
    fc.assert(
      fc.property(model, (input) => {
        const rows = pairwise(input)
        const all = shown(rows, input).size
        expect(rows.length).toBeLessThanOrEqual(all)
        for (const row of rows)
          expect(
            shown(
              rows.filter((other) => other !== row),
              input,
            ).size,
          ).toBeLessThan(all)
      }),
    )
  })

  test('are the same for the same input', () => {
    fc.assert(
      fc.property(model, (input) => {
        expect(pairwise(JSON.parse(JSON.stringify(input)) as PairwiseInput)).toEqual(pairwise(input))
      }),
    )
  })

  test('a wrong value stands alone in its row, beside every valid value of the others', () => {
    const input = {
      sizes: [3, 3, 2],
      negative: [
        { parameter: 0, value: 2 },
        { parameter: 1, value: 2 },
      ],
    }
    const rows = pairwise(input)
    for (const row of rows) expect([row[0] === 2, row[1] === 2].filter(Boolean).length).toBeLessThan(2)
    const beside = rows.filter((row) => row[0] === 2)
    expect(new Set(beside.map((row) => row[1]))).toEqual(new Set([0, 1]))
    expect(new Set(beside.map((row) => row[2]))).toEqual(new Set([0, 1]))
  })

  test('IF A=0 THEN B≠0 leaves that pair out, and what it implies', () => {
    const forbidden = [
      [
        { parameter: 0, value: 0 },
        { parameter: 1, value: 0 },
      ],
      [
        { parameter: 0, value: 0 },
        { parameter: 1, value: 1 },
      ],
    ]
    const pairs = named(feasiblePairs({ sizes: [2, 2, 2], forbidden }))
    expect(pairs.has('0=0 1=0')).toBe(false)
    // Neither value of B is left beside A=0, so A=0 stands in no row at all.
    expect([...pairs].some((pair) => pair.startsWith('0=0'))).toBe(false)
  })

  test('fewer than two parameters have no pairs', () => {
    expect(pairwise({ sizes: [] })).toEqual([])
    expect(pairwise({ sizes: [7] })).toEqual([])
    expect(pairwise({ sizes: [0, 3] })).toEqual([])
  })

  test('more than 40 parameters or 60 values are refused instead of searched for ever', () => {
    expect(() => pairwise({ sizes: Array(41).fill(2) })).toThrow(RangeError)
    expect(() => feasiblePairs({ sizes: [61, 2] })).toThrow(RangeError)
  })
})
