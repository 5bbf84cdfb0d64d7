import { expect, test } from 'vitest'
import { commonPasswords } from '../../../../workers/features/identity/common-passwords.ts'
import { isTooLong, passwordFault } from '../../../../workers/features/identity/password-rules.ts'

test('twelve characters are always enough, eight when the password is not common', async () => {
  expect(await passwordFault('aaaaaaaaaaaa')).toBeNull()
  expect(await passwordFault('kX7!vmQ2')).toBeNull()
  expect(await passwordFault('kX7!vmQ')).toContain('At least 8')
  expect(await passwordFault('')).toContain('At least 8')
})

test.each(['password', 'Password', 'PASSWORD1', 'qwertyuiop', '12345678', 'ｐａｓｓｗｏｒｄ'])(
  '%s is too common',
  async (common) => {
    expect(await passwordFault(common)).toContain('commonest')
  },
)

test('length counts characters, not code units', async () => {
  expect(await passwordFault('🔑🔑🔑🔑🔑🔑🔑')).toContain('At least 8')
  expect(await passwordFault('🔑🔑🔑🔑🔑🔑🔑🔒')).toBeNull()
})

test('1024 bytes are the most, whatever a character takes', async () => {
  expect(isTooLong('a'.repeat(1024))).toBe(false)
  expect(isTooLong('a'.repeat(1025))).toBe(true)
  expect(isTooLong('é'.repeat(513))).toBe(true)
  expect(await passwordFault('é'.repeat(513))).toContain('1024 bytes')
})

test('the list holds only what the rule can meet', () => {
  expect(commonPasswords.size).toBe(1500)
  for (const common of commonPasswords) {
    expect(common).toBe(common.toLowerCase())
    expect(common.length).toBeGreaterThanOrEqual(8)
    expect(common.length).toBeLessThan(12)
  }
})
