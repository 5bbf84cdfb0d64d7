import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settingsOf, slugFault } from '../../../../workers/features/organizations/rules.ts'

test.each(['ab', 'acme', 'acme-2', '2-acme', 'a-b-c', 'x'.repeat(63)])('%s is a slug', (slug) => {
  expect(slugFault(slug)).toBeNull()
})

test.each([
  ['', 'Between'],
  ['a', 'Between'],
  ['x'.repeat(64), 'Between'],
  ['Acme', 'Lower-case'],
  ['-acme', 'Lower-case'],
  ['acme-', 'Lower-case'],
  ['ac--me', 'Lower-case'],
  ['acme\n', 'Lower-case'],
  ['\u0430cme', 'Lower-case'],
  ['0192f0c1-2a3b-7c4d-8e5f-0123456789ab', 'id'],
  ['api', 'reserved'],
  ['well-known', 'reserved'],
  ['admin', 'reserved'],
  ['demo', 'reserved'],
  ['www', 'reserved'],
  ['invitation', 'reserved'],
])('%j is none: %s', (slug, reason) => {
  expect(slugFault(slug)).toContain(reason)
})

test('every slug that passes can stand in an address as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 70 }), (text) => {
      if (slugFault(text) === null) expect(encodeURIComponent(text)).toBe(text)
    }),
  )
})

test.each([
  ['startup', 10, 10, 5],
  ['growth', 50, 100, 50],
  ['enterprise', 500, 1000, 500],
] as const)(
  'the tier %s allows %i members, %i projects and %i GB',
  (tier, maxMembers, maxProjects, gigabytes) => {
    expect(settingsOf(tier, {})).toEqual({
      chatModel: 'default',
      chatTemperature: 0.2,
      allowPublicKBs: true,
      customBranding: false,
      maxMembers,
      maxProjects,
      maxStorage: gigabytes * 2 ** 30,
    })
  },
)

test('own settings go before those of the tier', () => {
  expect(settingsOf('startup', { maxMembers: 3, allowPublicKBs: false })).toMatchObject({
    maxMembers: 3,
    maxProjects: 10,
    allowPublicKBs: false,
  })
})
