import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atLeast, atMost, median } from '../../../bench/figures.ts'
import { busyMs } from '../../../bench/startup-profile.ts'

test('a budget is kept at its limit and missed beyond it', () => {
  expect(atMost('size', 40, 40, 'KB').ok).toBe(true)
  expect(atMost('size', 40.1, 40, 'KB').ok).toBe(false)
  expect(atLeast('ratio', 0.9, 0.9).ok).toBe(true)
  expect(atLeast('ratio', 0.89, 0.9).ok).toBe(false)
  expect(atMost('not a number', Number.NaN, 40, 'KB').ok).toBe(false)
  expect(atLeast('not a number', Number.NaN, 40).ok).toBe(false)
})

test('at most half of the values lie below the median, and at most half above', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(() => median([])).toThrow()
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const middle = median(values)
      expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(values.length / 2)
      expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(values.length / 2)
    }),
  )
})

test('idle time is not busy time, garbage collection is', () => {
  const node = (id: number, functionName: string) => ({ id, callFrame: { functionName } })
  const nodes = [node(1, '(root)'), node(2, '(idle)'), node(3, '(garbage collector)'), node(4, 'mount')]
  expect(busyMs({ nodes, samples: [2, 3, 4, 2], timeDeltas: [9000, 1500, 2500, 4000] })).toBe(4)
  expect(busyMs({ nodes, samples: [], timeDeltas: [] })).toBe(0)
})
