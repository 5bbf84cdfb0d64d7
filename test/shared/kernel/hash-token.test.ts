import { expect, test } from 'vitest'
import { hashToken } from '../../../shared/kernel/hash-token.ts'

test('a token is stored as its SHA-256, in an alphabet that needs no quotes', () => {
  // FIPS 180-2, appendix B.1.
  expect(hashToken('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
})
