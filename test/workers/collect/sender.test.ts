import { describe, expect, test, vi } from 'vitest'
import type { SiteEntry, SitePrivacy } from '../../../shared/domain/tracker/site-entry.ts'
import { hashToken } from '../../../shared/kernel/hash-token.ts'
import { browserAgent } from '../../support/browser-agent.ts'
import { siteEntry } from '../../support/site-entry.ts'
import { ask, hitBindings, hitOf, website } from './support.ts'

const key = `tw_${'k'.repeat(43)}`
const visitorsAddress = '203.0.113.9'
const server = {
  'user-agent': 'node',
  'cf-connecting-ip': '192.0.2.7',
  'accept-language': 'C',
}

/** What became of a hit that a server sent: the answer, and what is on the queue. */
async function sent(
  payload: object,
  headers: Record<string, string>,
  keys: SiteEntry['keys'] = [{ hash: hashToken(key) }],
  { path = '/api/collect', privacy = {} }: { path?: string; privacy?: Partial<SitePrivacy> } = {},
) {
  const { env, accepted } = hitBindings({ [website]: { ...siteEntry(privacy), keys } })
  const body = JSON.stringify(hitOf(payload))
  const answer = await ask(env, path, { headers: { ...server, ...headers }, body })
  return { status: answer.status, told: answer.body as { message?: string }, hit: accepted[0] }
}

const withKey = { authorization: `Bearer ${key}` }
const someone = { ip: visitorsAddress, userAgent: browserAgent }

describe('a server that sends for a visitor', () => {
  test('names them beside an access key, and counts as they would by themselves', async () => {
    const { status, hit } = await sent(someone, withKey)
    expect(status).toBe(202)
    const { hit: own } = await sent({}, { 'user-agent': browserAgent, 'cf-connecting-ip': visitorsAddress })
    expect(hit).toMatchObject({ visitor: own?.visitor, client: { userAgent: browserAgent } })
    expect(hit).not.toHaveProperty('dropped')
    for (const address of [visitorsAddress, server['cf-connecting-ip']])
      expect(JSON.stringify(hit)).not.toContain(address)
  })

  test.each([
    ['without a key', {}, [{ hash: hashToken(key) }]],
    [
      'with a token that is no access key',
      { authorization: 'Bearer eyJhbGciOi' },
      [{ hash: hashToken(key) }],
    ],
  ])('%s counts as itself', async (_what, headers, keys) => {
    const { status, hit } = await sent(someone, headers, keys)
    expect(status).toBe(202)
    expect(hit).toMatchObject({ dropped: 'bot' })
    expect(JSON.stringify(hit)).not.toContain(visitorsAddress)
  })

  test.each<[string, SiteEntry['keys']]>([
    ['of another organization', [{ hash: hashToken(`${key}x`) }]],
    ['that has ended', [{ hash: hashToken(key), until: 1 }]],
    ['for a website without keys', undefined],
  ])('is refused with a key %s, and nothing counts', async (_what, keys) => {
    const { status, told, hit } = await sent(someone, withKey, keys ?? [])
    expect([status, hit]).toEqual([401, undefined])
    expect(told.message).toContain('access key')
  })

  test('is told where what it names is no address', async () => {
    const { status, told, hit } = await sent({ ip: 'somewhere' }, withKey)
    expect([status, hit]).toEqual([400, undefined])
    expect(told).toMatchObject({ details: [{ path: 'payload.ip' }] })
  })

  test('is told where what it names is no country', async () => {
    const { status, told, hit } = await sent({ ...someone, country: 'Austria' }, withKey)
    expect([status, hit]).toEqual([400, undefined])
    expect(told).toMatchObject({ details: [{ path: 'payload.country' }] })
  })

  test.each([
    ['dnt', 'doNotTrack', { dnt: '1' }, { respectDnt: true }],
    ['gpc', 'globalPrivacyControl', { 'sec-gpc': '1' }, { respectGpc: true }],
  ])('passes on what they ask for (%s), and it is heeded', async (reason, flag, headers, privacy) => {
    const { hit } = await sent(someone, { ...withKey, ...headers }, undefined, { privacy })
    expect(hit).toMatchObject({ dropped: reason })
    const { hit: elsewhere } = await sent(someone, { ...withKey, ...headers })
    expect(elsewhere?.client).toEqual({ userAgent: browserAgent, [flag]: true })
  })

  test.each<[string, object, Record<string, string>, string | undefined]>([
    [
      'from a country that is shut out does not count',
      { ...someone, country: 'at' },
      withKey,
      'country_blocked',
    ],
    ['from another country counts', { ...someone, country: 'DE' }, withKey, undefined],
    ['at an address of an untold country does not count', someone, withKey, 'country_blocked'],
    [
      'whose address is that of the request counts as it would',
      { userAgent: browserAgent },
      withKey,
      undefined,
    ],
    [
      'is from nowhere by the word of a page',
      { ...someone, country: 'AT' },
      { 'user-agent': browserAgent },
      undefined,
    ],
  ])('where countries are blocked a visitor %s', async (_what, payload, headers, reason) => {
    const { hit } = await sent(payload, headers, undefined, { privacy: { blockedCountries: ['AT'] } })
    expect(hit?.dropped).toBe(reason)
  })

  test('does so in hits of Umami as well', async () => {
    const { status, hit } = await sent(someone, withKey, undefined, { path: '/api/send' })
    expect(status).toBe(200)
    expect(hit).toMatchObject({ client: { userAgent: browserAgent } })
  })
})

test('who sends a key and speaks for nobody else is not asked for it', async () => {
  const { status } = await sent({}, { authorization: `Bearer ${key}` }, [])
  expect(status).toBe(202)
})

test('a key that was revoked sends for nobody a second later, though the website is known already', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  try {
    const published: Record<string, object> = {
      [website]: { ...siteEntry(), keys: [{ hash: hashToken(key) }] },
    }
    const { env } = hitBindings(published)
    const send = async () => {
      const body = JSON.stringify(hitOf(someone))
      return (await ask(env, '/api/collect', { headers: { ...server, ...withKey }, body })).status
    }
    expect(await send()).toBe(202)
    published[website] = { ...siteEntry(), keys: [] }
    vi.setSystemTime(Date.now() + 1000)
    expect(await send()).toBe(401)
  } finally {
    vi.useRealTimers()
  }
})
