import { expect, test } from 'vitest'
import {
  changesOf,
  mostClaimed,
  ownedByBoth,
  readClaim,
} from '../../../../workers/features/organizations/claim-rules.ts'

const read = (value: unknown) => Object.fromEntries(readClaim(value))

test('entries are slugs, slugs with a role, or objects; without a role it is member', () => {
  expect(read(['acme', 'north:admin', { slug: 'south', role: 'owner' }, { slug: 'west' }])).toEqual({
    acme: 'member',
    north: 'admin',
    south: 'owner',
    west: 'member',
  })
})

test('one text may hold several entries', () => {
  expect(read('acme north:viewer, south')).toEqual({ acme: 'member', north: 'viewer', south: 'member' })
})

test.each([undefined, null, 7, true, {}, { acme: 'owner' }, '', [], [[]], [['acme', 'owner']]])(
  'what is no list of organizations names none: %j',
  (value) => {
    expect(read(value)).toEqual({})
  },
)

test.each([
  ['a role that does not exist', 'acme:root'],
  ['an empty role', 'acme:'],
  ['two roles', 'acme:viewer:owner'],
  ['a role that is no text', { slug: 'acme', role: ['owner'] }],
  ['a name that every object has', { slug: 'acme', role: 'constructor' }],
  ['a slug in capital letters', 'ACME'],
  ['a slug in another alphabet', 'асme'],
  ['a slug that is too long', 'a'.repeat(64)],
  ['nothing', null],
])('%s makes only its own entry void', (_what, entry) => {
  expect(read([entry, 'north'])).toEqual({ north: 'member' })
})

test('a slug that comes twice has the higher role, in either order', () => {
  expect(read(['acme:admin', 'acme:viewer'])).toEqual({ acme: 'admin' })
  expect(read(['acme:viewer', 'acme:admin'])).toEqual({ acme: 'admin' })
})

test('of a huge list the first hundred organizations count', () => {
  const list = Array.from({ length: 100_000 }, (_, n) => `org-${n}`)
  const claimed = readClaim(list)
  expect(claimed.size).toBe(mostClaimed)
  expect(claimed.has('org-99')).toBe(true)
})

test('only memberships that came from the claim are changed or ended', () => {
  const claimed = new Map([
    ['new', 'admin'],
    ['raised', 'admin'],
    ['same', 'viewer'],
    ['invited', 'owner'],
  ] as const)
  const changes = changesOf(claimed, [
    { organizationId: 'raised', role: 'viewer', source: 'claim' },
    { organizationId: 'same', role: 'viewer', source: 'claim' },
    { organizationId: 'invited', role: 'viewer', source: 'self' },
    { organizationId: 'gone', role: 'admin', source: 'claim' },
    { organizationId: 'own', role: 'owner', source: 'self' },
    { organizationId: 'added', role: 'admin', source: 'others' },
  ])
  expect(changes).toEqual([
    { organizationId: 'gone', role: null, previousRole: 'admin' },
    { organizationId: 'new', role: 'admin', previousRole: null },
    { organizationId: 'raised', role: 'admin', previousRole: 'viewer' },
  ])
})

test('provider and owner agree where it calls owner who is one by their own doing', () => {
  const claimed = new Map([
    ['own', 'owner'],
    ['lesser', 'admin'],
    ['given', 'owner'],
    ['administered', 'owner'],
    ['unknown', 'owner'],
  ] as const)
  const owned = ownedByBoth(claimed, [
    { organizationId: 'own', role: 'owner', source: 'self' },
    { organizationId: 'lesser', role: 'owner', source: 'self' },
    { organizationId: 'given', role: 'owner', source: 'others' },
    { organizationId: 'administered', role: 'admin', source: 'self' },
    { organizationId: 'unnamed', role: 'owner', source: 'self' },
  ])
  expect(owned).toEqual(['own'])
})
