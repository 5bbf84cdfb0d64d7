import { describe, expect, test } from 'vitest'
import { describeEvent } from '../../../../../shared/domain/analytics/reading/describe-event.ts'
import type { AcceptedHit } from '../../../../../shared/domain/tracker/hit.ts'

const hit = (changes: Partial<AcceptedHit> = {}): AcceptedHit => ({
  eventId: '',
  websiteId: '',
  visitId: '',
  receivedAt: 1000,
  type: 'event',
  payload: {},
  client: {},
  ...changes,
})
const texts = (payload: AcceptedHit['payload'], client: AcceptedHit['client'] = {}) =>
  describeEvent(hit({ payload: { hostname: 'www.shop.example', ...payload }, client })).texts

describe('what an address says', () => {
  test('is the page, its query, and the campaign that led there', () => {
    expect(texts({ url: 'https://shop.example/a/b?utm_source=x&utm_medium=cpc&gclid=1#top' })).toMatchObject({
      path: '/a/b#top',
      query: 'utm_source=x&utm_medium=cpc&gclid=1',
      utmSource: 'x',
      utmMedium: 'cpc',
      clickId: 'gclid',
    })
    expect(texts({ url: '/a' })).toMatchObject({ path: '/a' })
  })

  test.each(['http://[', 'https://', '\u0000'])('is nothing, or a path, where it is none: %o', (url) => {
    expect(() => texts({ url })).not.toThrow()
  })
})

test.each([
  ['direct', {}],
  ['organicSearch', { referrer: 'https://www.google.co.uk/' }],

  ['organicSocial', { referrer: 'https://t.co/x' }],
  ['organicVideo', { referrer: 'https://m.youtube.com/watch' }],
  ['llm', { referrer: 'https://chatgpt.com/' }],
  ['email', { referrer: 'https://mail.google.com/' }],
  ['email', { url: '/?utm_medium=email&utm_source=news' }],
  ['paidSearch', { referrer: 'https://www.google.com/', url: '/?gclid=1' }],
  ['paidSocial', { url: '/?utm_source=facebook.com&utm_medium=paid_social' }],
  ['organicSocial', { referrer: 'https://l.facebook.com/', url: '/?fbclid=1' }],
  ['paidAds', { url: '/?utm_source=x&utm_medium=cpc' }],
  ['affiliate', { url: '/?utm_source=x&utm_medium=affiliate' }],
  ['referral', { referrer: 'https://blog.example/post' }],
  ['referral', { referrer: 'https://notgoogle.example/' }],
  [undefined, { referrer: 'https://shop.example/a' }],
] as const)('somebody came by %s with %o', (channel, payload) => {
  expect(texts({ url: '/', ...payload }).channel).toBe(channel)
})

test('where somebody came from is a domain, but not on the way from page to page', () => {
  expect(texts({ referrer: 'https://www.blog.example/post' })).toMatchObject({
    domain: 'blog.example',
    referrer: '/post',
  })
  expect(texts({ referrer: 'https://shop.example/a' })).not.toHaveProperty('domain')
})

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    { browser: 'Chrome', os: 'Android', device: 'mobile' },
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', os: 'iOS', device: 'tablet' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    { browser: 'Microsoft Edge', os: 'macOS', device: 'desktop' },
  ],
  ['', {}],
])('%s is a browser on a device', (userAgent, expected) => {
  const { browser, os, device } = texts({}, { userAgent })
  expect(JSON.parse(JSON.stringify({ browser, os, device }))).toEqual(expected)
})

test('an event keeps who, when, what was sent with it and what was measured', () => {
  const named = hit({
    payload: { name: 'ordered', data: { items: 2 }, id: 'ann' },
    visitor: '00000000000000aa',
    isLasting: true,
    at: 500,
  })
  expect(describeEvent(named)).toMatchObject({
    at: 500,
    kind: 2,
    visitor: '00000000000000aa',
    isLasting: true,
    texts: { event: 'ordered', data: '{"items":2}', distinctId: 'ann' },
  })
  expect(describeEvent(hit())).toMatchObject({ at: 1000, kind: 1, visitor: '', value: 0 })
  expect(describeEvent(hit({ type: 'engagement', payload: { engaged: 4000, scroll: 80 } }))).toMatchObject({
    kind: 11,
    value: 4000,
    texts: { data: '{"scroll":80}' },
  })
  expect(describeEvent(hit({ type: 'performance', payload: { lcp: 1200, cls: 0.1 } })).texts.data).toBe(
    '{"lcp":1200,"cls":0.1}',
  )
})

test('regions are named with their country, and long texts are cut', () => {
  expect(texts({}, { country: 'US', region: 'CA', city: 'Davis' })).toMatchObject({
    region: 'US-CA',
    city: 'Davis',
  })
  expect(texts({ url: `/${'x'.repeat(3000)}` }).path).toHaveLength(500)
})
