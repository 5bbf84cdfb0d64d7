import { expect, test, vi } from 'vitest'
import { hashPassword, needsRehash, verifyPassword } from '../../../../workers/features/identity/passwords.ts'

const cheap = { N: 1024, r: 8, p: 1 }

test('a hash carries its parameters and a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
  expect(one).toMatch(/^scrypt\$N=16384,r=8,p=5\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(other)
  expect(await verifyPassword('correct horse', one)).toBe(true)
  expect(await verifyPassword('correct horse', other)).toBe(true)
})

test('another password, another case and a longer one do not fit', async () => {
  const stored = await hashPassword('correct horse', cheap)
  for (const wrong of ['correct horsE', 'correct horse ', 'correct hors', '']) {
    expect(await verifyPassword(wrong, stored)).toBe(false)
  }
})

test('one password typed composed and decomposed is the same', async () => {
  const stored = await hashPassword('pässwörter', cheap)
  expect(await verifyPassword('pässwörter'.normalize('NFD'), stored)).toBe(true)
})

test('a hash made with cheaper parameters still verifies, and asks to be renewed', async () => {
  const stored = await hashPassword('correct horse', cheap)
  expect(stored).toContain('N=1024,r=8,p=1')
  expect(await verifyPassword('correct horse', stored)).toBe(true)
  expect(needsRehash(stored)).toBe(true)
  expect(needsRehash(await hashPassword('correct horse'))).toBe(false)
})

test('without a stored hash the same work is done as for a wrong password, and nothing fits', async () => {
  const work = vi.fn(() => Promise.resolve(new Uint8Array(32)))
  await verifyPassword('guess', await hashPassword('correct horse'), work)
  const known = work.mock.calls[0] as unknown[]
  // The stand-in answers exactly the bytes that nobody's hash has: even then nobody gets in.
  expect(await verifyPassword('guess', null, work)).toBe(false)
  const unknown = work.mock.calls[1] as unknown[]
  expect(unknown[2]).toEqual(known[2])
  expect((unknown[1] as Uint8Array).length).toBe((known[1] as Uint8Array).length)
})

test('a stored hash that is damaged, or dearer than the platform allows, is an error and no sign-in', async () => {
  await expect(verifyPassword('x', 'scrypt$N=1024$nonsense')).rejects.toThrow('not readable')
  await expect(verifyPassword('x', '')).rejects.toThrow('not readable')
  await expect(verifyPassword('x', 'scrypt$N=1048576,r=8,p=1$AAAA$AAAA')).rejects.toThrow(
    'more than the platform allows',
  )
})
