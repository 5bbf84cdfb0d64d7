import { expect, test } from 'vitest'
import { sizeOf } from '../../../../web/texts/en/files.ts'

test('a size is said in the unit that people would say', () => {
  expect([0, 999, 1_000, 1_550_000, 25_000_000_000, 9_999_000_000_000].map(sizeOf)).toEqual([
    '0 bytes',
    '999 bytes',
    '1 KB',
    '1.6 MB',
    '25 GB',
    '9,999 GB',
  ])
})
