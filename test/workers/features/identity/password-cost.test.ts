import { expect, test } from 'vitest'
import { currentCost } from '../../../../workers/features/identity/password-cost.ts'
import { hashPassword, needsRehash, verifyPassword } from '../../../../workers/features/identity/passwords.ts'

// Everything else in this runtime hashes at the cost of tests.
test('the runtime of Workers takes the cost of a deployment', async () => {
  const stored = await hashPassword('correct horse', currentCost)
  expect(stored).toContain('$N=16384,r=8,p=5$')
  expect(await verifyPassword('correct horse', stored)).toBe(true)
  expect(await verifyPassword('correct horsE', stored)).toBe(false)
  expect(needsRehash(stored)).toBe(true)
})
