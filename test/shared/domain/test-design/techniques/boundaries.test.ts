import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boundaryValues,
  partitionsAround,
} from '../../../../../shared/domain/test-design/techniques/boundaries.ts'

const numbers = (values: bigint[]) => values.map(Number)
const around = (min: number | undefined, max: number | undefined, floor?: number) => {
  const range = {
    ...(min === undefined ? {} : { min: BigInt(min) }),
    ...(max === undefined ? {} : { max: BigInt(max) }),
  }
  const { below, valid, above } = partitionsAround(range, floor === undefined ? {} : { floor: BigInt(floor) })
  return [below, valid, above].filter((one) => one !== undefined)
}

describe('boundary values, golden vectors of the reference', () => {
  test('a password of 6 to 12 characters from 0 has two-value boundaries 0, 5, 6, 12, 13', () => {
    expect(numbers(boundaryValues(around(6, 12, 0)))).toEqual([0, 5, 6, 12, 13])
  })
  test('the same password has ten three-value boundaries', () => {
    expect(numbers(boundaryValues(around(6, 12, 0), { points: 3 }))).toEqual([
      0, 1, 4, 5, 6, 7, 11, 12, 13, 14,
    ])
  })
  test('six grades have twelve boundary items, and six hits are half of them', () => {
    const grades = [
      [0, 50],
      [51, 60],
      [61, 70],
      [71, 80],
      [81, 90],
      [91, 100],
    ].map(([min, max]) => ({ min: BigInt(min!), max: BigInt(max!) }))
    expect(boundaryValues(grades)).toHaveLength(12)
    expect(6 / boundaryValues(grades).length).toBe(0.5)
  })
  test('a value of at most 100 or at least 200 has boundaries 100, 101, 199, 200', () => {
    expect(numbers(boundaryValues([{ max: 100n }, { min: 101n, max: 199n }, { min: 200n }]))).toEqual([
      100, 101, 199, 200,
    ])
  })
  test('a temperature of 0 to 2 has boundaries -1, 0, 2, 3', () => {
    expect(numbers(boundaryValues(around(0, 2)))).toEqual([-1, 0, 2, 3])
  })
  test('a range of 8 to 64 has eight three-value boundaries, not six', () => {
    expect(numbers(boundaryValues(around(8, 64), { points: 3 }))).toEqual([6, 7, 8, 9, 63, 64, 65, 66])
  })
})

test('two-value boundaries of any range are its ends and their neighbours outside', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
      fc.bigInt({ min: 0n, max: 10n ** 9n }),
      fc.bigInt({ min: 1n, max: 1000n }),
      (min, width, step) => {
        const max = min + width * step
        const { below, valid, above } = partitionsAround({ min, max }, { step })
        const found = boundaryValues([below!, valid, above!], { step })
        expect(new Set(found)).toEqual(new Set([min - step, min, max, max + step]))
      },
    ),
  )
})

test('three-value boundaries never leave the domain', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 50n }), fc.bigInt({ min: 0n, max: 50n }), (min, width) => {
      const { below, valid, above } = partitionsAround({ min, max: min + width }, { floor: 0n })
      const found = boundaryValues(
        [below, valid, above].filter((one) => one !== undefined),
        { points: 3 },
      )
      expect(found.every((value) => value >= 0n)).toBe(true)
    }),
  )
})

test('a range that begins at the floor has no partition below it', () => {
  expect(partitionsAround({ min: 0n, max: 200n }, { floor: 0n }).below).toBeUndefined()
})
