import { expect, test } from 'vitest'
import { pageOf } from '../../../../workers/api/mcp/page.ts'
import { inOneForm, isKnownOrigin, mayUse } from '../../../../workers/api/mcp/rules.ts'
import { promised } from '../../../../scripts/generated/access-matrix.ts'
import { table } from '../../../../workers/api/table.ts'
import { listProjects } from '../../../../workers/features/projects/list-projects.ts'
import { listWebsites } from '../../../../workers/features/websites/list-websites.ts'

const key = (role: 'viewer' | 'member') => ({ kind: 'key', keyId: 'k', organizationId: 'o', role }) as const

test('a key may use what its role allows, a reading one never what writes, and no key what needs a person', () => {
  expect(mayUse(key('viewer'), { access: 'public', effect: 'write' })).toBe(false)
  expect(mayUse(key('viewer'), { access: { role: 'viewer' }, effect: 'read' })).toBe(true)
  expect(mayUse(key('viewer'), { access: { role: 'member' }, effect: 'read' })).toBe(false)
  expect(mayUse(key('member'), { access: { role: 'member' }, effect: 'destroy' })).toBe(true)
  expect(mayUse(key('member'), { access: { role: 'admin' }, effect: 'read' })).toBe(false)
  expect(mayUse(key('member'), { access: 'person', effect: 'read' })).toBe(false)
})

test.each([
  ['viewer', 'read key'],
  ['member', 'write key'],
] as const)('whatever a key of a %s is offered, it is not refused for what it is', (role, caller) => {
  const refused = table.filter(
    (operation) => mayUse(key(role), operation) && promised(operation, caller) !== 'yes',
  )
  expect(refused.map(({ id }) => id)).toEqual([])
})

test('an origin is known when it is none, our own or one of the operator', () => {
  const known = (origin: string | null, allowed = 'https://a.example https://b.example') =>
    isKnownOrigin(origin, { own: 'https://app.example', allowed })
  expect([known(null), known('https://app.example'), known('https://b.example')]).toEqual([true, true, true])
  expect([known('https://c.example'), known('null'), known('', '')]).toEqual([false, false, false])
})

test('pages follow each other by the last name, and forged cursors are none', () => {
  const entries = ['a', 'b', 'c'].map((name) => ({ name }))
  const first = pageOf(entries, undefined, 2)
  expect(first?.entries).toEqual([{ name: 'a' }, { name: 'b' }])
  expect(pageOf(entries, first?.nextCursor, 2)).toEqual({ entries: [{ name: 'c' }] })
  expect(pageOf(entries, 'zzz', 2)).toBeNull()
  expect(pageOf([], undefined, 2)).toEqual({ entries: [] })
  expect(pageOf(entries, undefined, 3)).toEqual({ entries })
})

test('an assistant is told a list in our form alone, unless it pages by numbers itself', () => {
  expect(inOneForm(listWebsites, undefined)).toEqual({ limit: 50 })
  expect(inOneForm(listWebsites, { search: 'shop' })).toEqual({ search: 'shop', limit: 50 })
  for (const given of [{ limit: 5 }, { cursor: 'abc' }, { page: 2 }])
    expect(inOneForm(listWebsites, given)).toBe(given)
  const given = { organizationId: 'x' }
  expect(inOneForm(listProjects, given)).toBe(given)
})
