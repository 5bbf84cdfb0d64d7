import { expect, test } from 'vitest'
import { periodOf } from '../../../../workers/features/usage/rules.ts'

test.each([
  ['2026-02-28T23:59:59.999Z', '2026-02-01', '2026-03-01'],
  ['2028-02-29T00:00:00.000Z', '2028-02-01', '2028-03-01'],
  ['2026-12-31T23:59:59.999Z', '2026-12-01', '2027-01-01'],
  ['2027-01-01T00:00:00.000Z', '2027-01-01', '2027-02-01'],
])('%s lies in the period from %s to before %s', (now, start, end) => {
  expect(periodOf(Date.parse(now))).toEqual({ start: Date.parse(start), end: Date.parse(end) })
})
