import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accessPage, promised } from '../../scripts/docs/access-matrix.ts'
import { table } from '../../workers/api/table.ts'

test('docs/access.md says what the operations declare; `npm run access` writes it anew', () => {
  expect(readFileSync('docs/access.md', 'utf8')).toBe(accessPage(table))
})

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
