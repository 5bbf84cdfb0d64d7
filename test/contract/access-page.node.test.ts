import { expect, test } from 'vitest'
import { promised } from '../../scripts/generated/access-matrix.ts'

test('the promise of a role holds for it and above, and never for a stranger', () => {
  const admin = { access: { role: 'admin' }, effect: 'write' } as const
  expect(promised(admin, 'admin')).toBe('yes')
  expect(promised(admin, 'owner')).toBe('yes')
  expect(promised(admin, 'member')).toBe(403)
  expect(promised(admin, 'write key')).toBe(403)
  expect(promised(admin, 'owner elsewhere')).toBe(404)
  expect(promised(admin, 'removed member')).toBe(404)
  expect(promised(admin, 'anonymous')).toBe(401)
  expect(promised(admin, 'revoked key')).toBe(401)
})
