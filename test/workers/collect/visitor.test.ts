import { describe, expect, test } from 'vitest'
import { visitorOf } from '../../../workers/collect/visitor.ts'
import { siteEntry } from '../../support/site-entry.ts'

const sender = {
  websiteId: '0199f0a0-1111-7222-8333-444455556666',
  address: '192.0.2.7',
  userAgent: 'Firefox',
  at: 1000,
}
const name = async (changes: Partial<typeof sender & { distinctId: string }> = {}, site = siteEntry()) =>
  (await visitorOf(site, { ...sender, ...changes }))?.visitor ?? null

describe('a visitor', () => {
  test('is the same one as long as address, browser and salt are', async () => {
    expect(await name()).toMatch(/^[0-9a-f]{16}$/)
    expect(await name({ at: 2000 })).toBe(await name())
  })

  test.each([
    ['another address', { address: '192.0.2.8' }],
    ['another browser', { userAgent: 'Chrome' }],
    ['another website', { websiteId: '0199f0a0-9999-7222-8333-444455556666' }],
  ])('is another one with %s', async (_what, changes) => {
    expect(await name(changes)).not.toBe(await name())
  })

  test('is another one with another salt, and nobody without any', async () => {
    const salts = [{ from: 0, until: 1500, salt: 'YWFhYWFhYWFhYWFhYWFhYQ' }]
    expect(await name({}, { ...siteEntry(), salts })).not.toBe(await name())
    expect(await name({ at: 1500 }, { ...siteEntry(), salts })).toBeNull()
  })

  test('whom the page names is the same one from everywhere, also without a salt', async () => {
    const known = await name({ distinctId: 'ann' })
    expect(
      await name(
        { distinctId: 'ann', address: '198.51.100.1', userAgent: 'Chrome' },
        { ...siteEntry(), salts: [] },
      ),
    ).toBe(known)
    expect(await name({ distinctId: 'bob' })).not.toBe(known)
  })
})

test('who has the same name on another day is told from who has not', async () => {
  const lasting = async (days: number, distinctId?: string) => {
    const salts = [{ from: 0, until: days * 86_400_000, salt: 'YWFhYWFhYWFhYWFhYWFhYQ' }]
    return (await visitorOf({ ...siteEntry(), salts }, { ...sender, distinctId }))?.isLasting
  }
  expect([await lasting(1), await lasting(7), await lasting(1, 'ann')]).toEqual([false, true, true])
})

describe('of an address', () => {
  test('only its network tells visitors apart where the policy says so', async () => {
    const site = siteEntry({ ipHandling: 'truncate' })
    expect(await name({ address: '192.0.2.200' }, site)).toBe(await name({}, site))
    expect(await name({ address: '192.0.3.7' }, site)).not.toBe(await name({}, site))
    const [a, b, c] = ['2001:db8:1:2::1', '2001:db8:1:ffff::9', '2001:db8:2::1']
    expect(await name({ address: b ?? '' }, site)).toBe(await name({ address: a ?? '' }, site))
    expect(await name({ address: c ?? '' }, site)).not.toBe(await name({ address: a ?? '' }, site))
  })

  test('nothing is used where the policy says so', async () => {
    const site = siteEntry({ ipHandling: 'discard' })
    expect(await name({ address: '198.51.100.1' }, site)).toBe(await name({}, site))
  })

  test('one that is written in another way, or none, is no error', async () => {
    expect(await name({ address: '::ffff:192.0.2.7' })).toBe(await name())
    for (const address of ['nonsense', '', '999.1.1.1'])
      expect(await name({ address })).toMatch(/^[0-9a-f]{16}$/)
  })
})
