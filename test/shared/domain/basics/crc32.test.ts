import { crc32 as known } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crc32 } from '../../../../shared/domain/basics/crc32.ts'
import { forAll } from '../../../support/for-all.ts'

test('the sum of pieces is the sum of the whole, and what zlib says', () => {
  forAll([fc.uint8Array({ maxLength: 500 }), fc.nat(500)], (bytes, at) => {
    expect(crc32(bytes)).toBe(known(bytes))
    expect(crc32(bytes.subarray(at), crc32(bytes.subarray(0, at)))).toBe(known(bytes))
  })
})
