import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dot, makeUnit, quantize } from '../../../../shared/domain/retrieval/vectors.ts'
import { forAll } from '../../../support/for-all.ts'

const number = fc.float({ min: -1000, max: 1000, noNaN: true, noDefaultInfinity: true })
const vectors = fc.array(number, { minLength: 1, maxLength: 200 }).map((numbers) => new Float32Array(numbers))

test('bytes with their scale are the vector within half a step', () => {
  forAll([vectors], (vector) => {
    const { scale, numbers } = quantize(vector)
    for (const [at, number] of numbers.entries())
      expect(Math.abs(number * scale - vector[at]!)).toBeLessThanOrEqual(scale * 0.5001)
  })
})

test('a vector becomes one of length 1, and one of zeros stays', () => {
  const vector = makeUnit(new Float32Array([3, 4]))
  expect([...vector]).toEqual([expect.closeTo(0.6, 6), expect.closeTo(0.8, 6)])
  expect(dot(vector, vector)).toBeCloseTo(1, 6)
  expect([...makeUnit(new Float32Array(3))]).toEqual([0, 0, 0])
})
