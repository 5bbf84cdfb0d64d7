import { expect, test } from 'vitest'
import type { HitClient, HitPayload } from '../../../shared/domain/tracker/hit.ts'
import type { SitePrivacy, SiteRules } from '../../../shared/domain/tracker/site-entry.ts'
import { happenedAt, refusalOf } from '../../../workers/collect/refusal.ts'
import { siteEntry } from '../../support/site-entry.ts'

const now = Date.parse('2026-11-26T12:00:00Z')
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

interface Case {
  payload?: HitPayload
  client?: HitClient
  address?: string | null
  privacy?: Partial<SitePrivacy>
  rules?: Partial<SiteRules>
}

const arrived = ({ payload = {}, client = {}, address = '192.0.2.7' }: Case) => ({
  hit: {
    type: 'event' as const,
    websiteId: '',
    eventId: null,
    cache: null,
    payload: { url: '/shop/cart?x=1', ...payload },
  },
  client: { userAgent: browser, ...client },
  address,
  receivedAt: now,
})

function reason(given: Case) {
  const site = siteEntry(given.privacy)
  return refusalOf({ ...site, rules: { ...site.rules, ...given.rules } }, arrived(given))
}

const second = (at: string) => Date.parse(at) / 1000

const dropped: [what: string, expected: string, given: Case][] = [
  ['a robot', 'bot', { client: { userAgent: 'curl/8.5.0' } }],
  [
    'who asks not to be tracked, where that is heeded',
    'dnt',
    { client: { doNotTrack: true }, privacy: { respectDnt: true } },
  ],
  [
    'who asks for privacy, where that is heeded',
    'gpc',
    { client: { globalPrivacyControl: true }, privacy: { respectGpc: true } },
  ],
  ['who has not consented, where that is required', 'no_consent', { privacy: { requireConsent: true } }],
  ['an address that is shut out', 'ip_blocked', { rules: { blockedIps: ['198.51.100.1', '192.0.2.7'] } }],
  ['a network that is shut out', 'ip_blocked', { rules: { blockedIps: ['2001:db8::/32', '192.0.2.0/24'] } }],
  [
    'IPv6 of a network that is shut out',
    'ip_blocked',
    { address: '2001:db8::1', rules: { blockedIps: ['2001:db8::/32'] } },
  ],
  [
    'a country that is shut out',
    'country_blocked',
    { client: { country: 'AT' }, privacy: { blockedCountries: ['AT'] } },
  ],
  ['a path that is shut out', 'path_blocked', { rules: { blockedPaths: ['/shop/*'] } }],
  [
    'a host that is not among those that count',
    'hostname_blocked',
    { payload: { hostname: 'evil.example' }, rules: { allowedHostnames: ['*.shop.example'] } },
  ],
  [
    'a referrer that is shut out',
    'referrer_spam',
    { payload: { referrer: 'https://www.spam.example/x' }, rules: { blockedReferrers: ['spam.example'] } },
  ],
  ['a time of 1970', 'clock', { payload: { timestamp: 1 } }],
  ['a time of 2099', 'clock', { payload: { timestamp: second('2099-01-01T00:00:00Z') } }],
]

test.each(dropped)('%s is dropped as %s', (_what, expected, given) => {
  expect(reason(given)).toBe(expected)
})

const counted: [what: string, given: Case][] = [
  ['a browser', {}],
  [
    'who asks not to be tracked, where nobody promised to heed it',
    { client: { doNotTrack: true, globalPrivacyControl: true } },
  ],
  ['who has consented', { payload: { consent: true }, privacy: { requireConsent: true } }],
  ['another address', { rules: { blockedIps: ['192.0.2.8', '198.51.100.0/24', '2001:db8::/32'] } }],
  ['no address', { address: null, rules: { blockedIps: ['0.0.0.0/0'] } }],
  ['another path', { rules: { blockedPaths: ['/shop', '/*/x', '*.pdf', '/shop/*/cart'] } }],
  [
    'a host among those that count',
    { payload: { hostname: 'WWW.shop.example' }, rules: { allowedHostnames: ['*.Shop.example'] } },
  ],
  [
    'a referrer whose name only ends alike',
    { payload: { referrer: 'https://notspam.example/' }, rules: { blockedReferrers: ['spam.example'] } },
  ],
  ['a hit that waited for a day', { payload: { timestamp: second('2026-11-25T11:00:00Z') } }],
]

test.each(counted)('%s counts', (_what, given) => {
  expect(reason(given)).toBeUndefined()
})

test('a hit happened when its tracker says, and never after it came', () => {
  const at = (timestamp?: number) =>
    happenedAt(arrived({ payload: timestamp === undefined ? {} : { timestamp } }))
  expect(at()).toBe(now)
  expect(at(second('2026-11-26T09:00:00Z'))).toBe(Date.parse('2026-11-26T09:00:00Z'))
  expect(at(second('2026-11-26T12:02:00Z'))).toBe(now)
  expect(at(second('2026-11-24T11:59:59Z'))).toBeNull()
})

test('a pattern of stars is found in no time', () => {
  const payload = { url: `/${'a'.repeat(2000)}` }
  expect(reason({ payload, rules: { blockedPaths: [`${'*a'.repeat(120)}b`] } })).toBeUndefined()
})
