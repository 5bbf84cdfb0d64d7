import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRange } from '../../../../../workers/features/hosted-runs/evidence/evidence-response.ts'

test.each([
  ['bytes=0-99', { offset: 0, length: 100 }],
  ['bytes=100-', { offset: 100, length: 900 }],
  ['bytes=-1', { offset: 999, length: 1 }],
  ['bytes=-5000', { offset: 0, length: 1000 }],
  ['bytes=990-5000', { offset: 990, length: 10 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['items=0-1', undefined],
  ['bytes=a-b', undefined],
  [null, undefined],
] as const)('the range %j of 1,000 bytes is %j', (header, expected) => {
  expect(parseRange(header, 1000)).toEqual(expected)
})

test('a range never reaches beyond the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.option(fc.nat()), fc.integer({ min: 1, max: 100_000 }), (first, last, size) => {
      const range = parseRange(`bytes=${first}-${last ?? ''}`, size)
      if (range === undefined || range === 'unsatisfiable') return
      expect(range.offset + range.length).toBeLessThanOrEqual(size)
      expect(range.length).toBeGreaterThan(0)
    }),
  )
})
