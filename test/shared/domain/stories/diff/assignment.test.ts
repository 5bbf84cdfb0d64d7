import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestPairs } from '../../../../../shared/domain/stories/diff/assignment.ts'

/** The greatest sum by trying all. */
function greatest(gains: readonly (readonly number[])[], row = 0, taken: readonly number[] = []): number {
  const own = gains[row]
  if (!own) return 0
  const without = greatest(gains, row + 1, taken)
  const others = own.flatMap((gain, column) =>
    taken.includes(column) ? [] : [gain + greatest(gains, row + 1, [...taken, column])],
  )
  return Math.max(without, ...others)
}

test('the sum of the pairs is the greatest of all, each row and column stands in one, and none is worth nothing', () => {
  const matrix = fc.tuple(fc.nat(5), fc.nat(5)).chain(([rows, columns]) =>
    fc.array(fc.array(fc.nat(9), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  )
  fc.assert(
    fc.property(matrix, (gains) => {
      const pairs = bestPairs(gains)
      expect(new Set(pairs.map(([row]) => row)).size).toBe(pairs.length)
      expect(new Set(pairs.map(([, column]) => column)).size).toBe(pairs.length)
      const worth = pairs.map(([row, column]) => gains[row]?.[column] ?? 0)
      expect(worth).not.toContain(0)
      expect(worth.reduce((sum, gain) => sum + gain, 0)).toBe(greatest(gains))
    }),
  )
})
