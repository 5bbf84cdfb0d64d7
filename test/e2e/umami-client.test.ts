import { UmamiClient, isUmamiApiError } from '@umami/api-client'
import { Umami } from '@umami/node'
import { beforeAll, expect, test, vi } from 'vitest'
import { browserAgent } from '../support/browser-agent.ts'
import { type Account, ask, newOwner } from '../support/durable-load.ts'
import { sharedProduct } from '../support/shared-product.ts'

// The client of Umami 3.3, unmodified. Methods are called by the ids that it knows them by, each with what a caller would give.
const product = sharedProduct()
let account: Account
let demo = { username: '', password: '' }
let umami: UmamiClient
let websiteId = ''
let shareId = ''
let teamId = ''
let marketId = ''
const began = Date.now()
const range = { startAt: began - 40_000_000, endAt: began + 40_000_000 }

type Method = Parameters<UmamiClient['call']>[0]
const told = (method: Method, input: object = {}) =>
  umami.call(method, input as never, { headers: { 'user-agent': browserAgent } }) as Promise<unknown>
const earned = (method: Method, input: object = {}) =>
  told(method, { websiteId: marketId, ...range, currency: 'EUR', ...input })
const of = (method: Method, input: object = {}) => told(method, { websiteId, ...range, ...input })

const send = <T>(method: string, path: string, body: object) => ask<T>(account, method, path, body)

const newWebsite = async (about: object) => ((await told('createWebsite', about)) as { id: string }).id

beforeAll(async () => {
  const origin = product.origin()
  const { email, password, ...owner } = await newOwner(origin)
  account = { ...owner, headers: { ...owner.headers, 'user-agent': browserAgent } }
  demo = { username: email, password }
  const signedOut = new UmamiClient({ baseUrl: `${origin}/api` })
  const signedIn = await signedOut.login(demo)
  if (!('token' in signedIn)) throw new Error('A second factor was asked for, which there is not')
  umami = signedOut.withToken(signedIn.token)
  websiteId = await newWebsite({ name: 'Shop', domain: 'shop.example' })
  const shared = await send<{ shareId: string }>('PATCH', `/api/websites/${websiteId}`, { shareId: true })
  ;({ shareId } = shared)
  const server = new Umami({ hostUrl: origin, websiteId, userAgent: browserAgent } as never)
  await server.track({ url: '/cart', hostname: 'shop.example', title: 'Cart' })
  await server.track('ordered', { items: 2, plan: 'team' })
  await server.identify({ plan: 'team' })
  const hostname = 'shop.example'
  const measured = { website: websiteId, hostname, url: '/cart', lcp: 1250, cls: 0.02 }
  await told('send', { type: 'performance', payload: measured })
  const docs = { website: websiteId, hostname, url: '/docs?utm_source=mail' }
  await told('send', { type: 'event', payload: docs })
  const paid = { name: 'paid', data: { revenue: 12.5, currency: 'EUR' } }
  const filters = { country: 'eq.DE' }
  await send('POST', `/api/websites/${websiteId}/segments`, { name: 'Germany', filters })
  teamId = (await send<{ teamId: string }>('POST', '/api/teams', { name: 'Sales' })).teamId
  const { id: userId } = signedIn.user
  await send('POST', `/api/teams/${teamId}/members`, { userId })
  marketId = await newWebsite({ name: 'Market', domain: 'market.example', teamId })
  await told('send', { type: 'event', payload: { website: marketId, hostname, url: '/cart', ...paid } })
  const all = async () => [
    await of('getWebsiteStats'),
    await of('getSessionDataProperties'),
    await of('getWebsitePerformanceStats'),
    await earned('getWebsiteRevenueStats'),
  ]
  const counted = [{ pageviews: 2 }, [{ propertyName: 'plan' }], { count: 1 }, { count: 1 }]
  const isCounted = async () => expect(await all()).toMatchObject(counted)
  await vi.waitFor(isCounted, { timeout: 120_000, interval: 200 })
})

test('whoever signs in is told who they are, and nobody with a wrong password is', async () => {
  const me = { id: expect.any(String), username: demo.username, role: 'user', isAdmin: false }
  expect(await umami.getMe()).toEqual({ authType: 'session', user: me })
  expect(await umami.verify()).toEqual({ ...me, teams: expect.any(Array) })
  const wrong = await umami.login({ ...demo, password: 'wrong' }).catch((error: unknown) => error)
  expect(isUmamiApiError(wrong) && wrong.isUnauthorized).toBe(true)
})

interface Page {
  data: { id: string }[]
  count: number
}

const cart = { type: 'path', value: '/cart' }
const ordered = { type: 'event', value: 'ordered' }
const number = expect.any(Number)
const text = expect.any(String)
const point = { x: text, y: number }
const percentiles = { p50: number, p75: number, p95: number }
const page = (item: object) => expect.objectContaining({ data: [expect.objectContaining(item)], count: 1 })
const holding = (item: object) => expect.arrayContaining([item])
const day = { unit: 'day', timezone: 'UTC' }
const inEuros = { currency: 'EUR' }
const funnel = { window: 60, steps: JSON.stringify([cart, ordered]) }
const first = { model: 'first-click', type: 'event', step: 'ordered' }
const plan = { propertyName: 'plan' }
const single = { total: 1, dataType: 1 }
/** They are asked for no time. */
const timeless: Method[] = ['getWebsite', 'getWebsiteActive', 'getWebsiteDateRange']

test.each<[Method, object, unknown]>([
  ['getWebsite', {}, { id: text, name: 'Shop', domain: 'shop.example' }],
  ['getWebsiteActive', {}, { visitors: number }],
  ['getWebsiteDateRange', {}, { startDate: text, endDate: text }],
  ['getWebsiteStats', { unit: 'hour', timezone: 'UTC' }, { pageviews: 2, comparison: { pageviews: 0 } }],
  ['getWebsitePageviews', day, { pageviews: [point], sessions: [point] }],
  ['getWebsiteMetrics', { type: 'path', limit: 1 }, [point]],
  ['getWebsiteMetrics', { type: 'path', path: 're.^/DOCS$' }, [{ x: '/docs', y: 1 }]],
  ['getWebsiteMetrics', { type: 'path', path: 'c./', path1: 'neq./docs' }, [{ x: '/cart', y: 1 }]],
  ['getWebsiteExpandedMetrics', { type: 'event' }, [{ name: 'ordered', pageviews: 1, visitors: 1 }]],
  ['getWebsiteValues', { type: 'path' }, ['/cart', '/docs']],
  ['getWebsiteEvents', { eventType: 2 }, page({ eventName: 'ordered', eventType: 2, hasData: true })],
  ['getWebsiteEventSeries', day, [{ x: 'ordered', t: text, y: 1 }]],
  ['getWebsiteEventStats', {}, { data: { events: 1, visitors: 1, visits: 1, uniqueEvents: 1 } }],
  ['getEventData', {}, page({ eventName: 'ordered', eventProperties: expect.any(Array) })],
  ['getEventDataEvents', { event: 'ordered' }, holding(expect.objectContaining({ propertyValue: '2' }))],
  ['getEventDataFields', { eventName: 'ordered' }, holding({ ...plan, ...single })],
  ['getEventDataProperties', {}, holding({ eventName: 'ordered', ...plan, ...single })],
  ['getEventDataStats', {}, { events: 1, properties: 2, records: 2 }],
  ['getEventDataValues', { eventName: 'ordered', ...plan }, [{ value: 'team', total: 1 }]],
  ['getSessionDataProperties', {}, [{ ...plan, ...single }]],
  ['getSessionDataValues', plan, [{ value: 'team', total: 1 }]],
  ['getSessionDataStats', plan, [{ label: 'team', sessions: 1 }]],
  ['getWebsiteSessions', {}, { data: expect.any(Array), count: number, page: 1, pageSize: 20 }],
  ['getWebsiteSessionStats', {}, { pageviews: { value: 2 }, events: { value: 1 } }],
  ['getWebsitePerformanceStats', {}, { lcp: { ...percentiles, p50: 1250 }, cls: percentiles, count: 1 }],
  ['getWebsitePerformanceChart', { ...day, metric: 'lcp' }, { chart: [{ t: text, ...percentiles }] }],
  ['getWebsitePerformanceMetrics', { type: 'path', metric: 'lcp' }, [{ name: '/cart', ...percentiles }]],
  ['getWebsiteFunnelStats', funnel, [cart, { ...ordered, visitors: 1, previous: 1, remaining: 1 }]],
  ['getWebsiteGoalStats', ordered, { num: 1, total: number }],
  ['getWebsiteJourneys', { steps: 3 }, holding({ items: expect.any(Array), count: number })],
  ['getWebsiteRetention', { timezone: 'UTC' }, [{ day: 0, returnVisitors: number, percentage: 100 }]],
  ['getWebsiteAttribution', first, { referrer: [], paidAds: [], total: { visitors: 1, visits: 1 } }],
  ['getWebsiteBreakdown', { fields: '["path"]', path: 'eq./cart' }, [{ path: '/cart', views: 1 }]],
  ['getWebsiteUtmMetrics', { type: 'utm_source' }, [{ utm: 'mail', views: 1 }]],
  ['getWebsiteRevenueStats', inEuros, { sum: 0, count: 0, unique_count: 0, average: 0, arpu: 0 }],
])('%s with %j answers as its types say', async (method, input, answer) => {
  const result = await (timeless.includes(method) ? told(method, { websiteId }) : of(method, input))
  const isMatcher = typeof (answer as { asymmetricMatch?: unknown }).asymmetricMatch === 'function'
  if (isMatcher) expect(result).toEqual(answer)
  else expect(result).toMatchObject(answer as object)
})

test.each<[Method, object, unknown]>([
  ['getWebsiteRevenueStats', { compare: 'yoy' }, { sum: 12.5, count: 1, average: 12.5 }],
  ['getWebsiteRevenueChart', day, { chart: [{ x: 'paid', t: text, y: 12.5, count: 1 }] }],
  ['getWebsiteRevenueMetrics', { type: 'channel' }, [{ name: text, value: 12.5 }]],
  ['getWebsiteRevenueMetrics', { type: 'region' }, [{ country: text, name: text, value: 12.5 }]],
  ['getWebsiteRevenueSessions', {}, { data: [{ visits: 1, events: 1 }], count: 1, page: 1 }],
])('what events earned is told by %s with %j', async (method, input, answer) => {
  expect(await earned(method, input)).toMatchObject(answer as object)
})

const listed = (...data: object[]) => ({ data, count: data.length, page: 1, pageSize: number })
const nothing = () => ({})
const inTeam = () => ({ teamId })

const searched = { page: 1, pageSize: 5, search: 'SHOP', includeTeams: 'true' }
const shop = () => ({ id: websiteId, teamId: null, replayConfig: { replayEnabled: false } })
const user = () => ({ teamId, role: 'team-member', user: { username: demo.username } })

test.each<[Method, () => object, () => object]>([
  ['getMyWebsites', () => ({ page: 1, pageSize: 100 }), () => ({ page: 1, pageSize: 100, count: number })],
  ['listWebsites', () => searched, () => listed(shop())],
  ['getTeams', nothing, () => listed({ id: teamId, name: 'Sales' })],
  ['getMyTeams', nothing, () => listed({ id: teamId, name: 'Sales' })],
  ['getTeamWebsites', inTeam, () => listed({ id: marketId, teamId, userId: null })],
  ['getTeamUsers', inTeam, () => listed(user())],
  [
    'getWebsiteSegments',
    () => ({ websiteId, type: 'segment' }),
    () => listed({ name: 'Germany', websiteId }),
  ],
  ['getWebsiteSegments', () => ({ websiteId, type: 'cohort' }), () => listed()],
  ['getWebsiteReplays', () => ({ websiteId, ...range }), () => listed()],
])('the list of %s is a page as its types say', async (method, input, answer) => {
  expect(await told(method, input())).toMatchObject(answer())
})

test('a visitor of the list is told with what they did and what was told of them', async () => {
  const { data } = (await of('getWebsiteSessions')) as { data: { id: string; events: number }[] }
  const sessionId = data.find(({ events }) => events > 0)?.id ?? ''
  expect(await told('getWebsiteSession', { websiteId, sessionId })).toMatchObject({ id: sessionId })
  expect(await of('getWebsiteSessionActivity', { sessionId })).toContainEqual(
    expect.objectContaining({ eventName: 'ordered', eventType: 2, hasData: true }),
  )
  const properties = (await told('getWebsiteSessionProperties', { websiteId, sessionId })) as object[]
  expect(properties).toEqual([expect.objectContaining({ dataKey: 'plan', stringValue: 'team' })])
  expect(await of('getWebsiteSessionsWeekly', { timezone: 'UTC' })).toHaveLength(7)
})

test('the data of an event is told by the id that lists tell', async () => {
  const { data } = (await of('getWebsiteEvents', { event: 'ordered' })) as { data: { id: string }[] }
  const eventId = data[0]?.id ?? ''
  expect(await told('getEventDataById', { websiteId, eventId })).toContainEqual(
    expect.objectContaining({ websiteEventId: eventId, dataKey: 'items', numberValue: 2, dataType: 2 }),
  )
})

test('what happens at the moment is told, and a page asks the recorder what it may', async () => {
  expect(await told('getRealtime', { websiteId })).toMatchObject({ totals: { views: 2 }, timestamp: number })
  expect(await told('getWebsiteRecorderConfig', { websiteId })).toMatchObject({ enabled: false })
})

test('whoever has the share link reads figures with its token', async () => {
  const { token } = (await told('getShareBySlug', { slug: shareId })) as { token: string }
  const shown = new UmamiClient({
    baseUrl: `${product.origin()}/api`,
    headers: { 'x-umami-share-token': token },
  })
  expect(await shown.getWebsiteStats({ websiteId, ...range })).toMatchObject({ pageviews: 2 })
  const refused = await shown
    .getWebsiteSessions({ websiteId, ...range } as never)
    .catch((error: unknown) => error)
  expect(isUmamiApiError(refused) && refused.status).toBe(401)
})

test.each<['Funnel' | 'Goal', object, unknown]>([
  ['Funnel', { window: 60, steps: [cart, ordered] }, [cart, { ...ordered, visitors: 1, remaining: 1 }]],
  ['Goal', ordered, { num: 1, total: number }],
])('a %s is saved, listed, asked for, changed and deleted', async (name, parameters, answer) => {
  const saved = { name: 'Orders', description: 'Of a day', parameters }
  await told(`createWebsite${name}`, { websiteId, ...saved })
  const { data, count } = (await told(`getWebsite${name}s`, { websiteId })) as Page
  expect([count, data[0]]).toMatchObject([1, { type: name.toLowerCase(), websiteId, ...saved }])
  const which = { websiteId, [`${name.toLowerCase()}Id`]: data[0]?.id }
  expect(await told(`getWebsite${name}`, which)).toMatchObject({ ok: true, ...saved })
  expect(await told(`getWebsiteSaved${name}Stats`, { ...range, ...which })).toMatchObject(answer as object)
  const changed = { ...saved, name: 'Sales' }
  expect(await told(`updateWebsite${name}`, { ...which, ...changed })).toMatchObject({ ok: true, ...changed })
  expect(await told(`deleteWebsite${name}`, which)).toEqual({ ok: true })
  expect(await told(`getWebsite${name}s`, { websiteId, search: 'sales' })).toMatchObject({ count: 0 })
})

test('a website is changed, emptied and deleted', async () => {
  const id = await newWebsite({ name: 'Old', domain: 'old.example' })
  expect(await told('updateWebsite', { websiteId: id, name: 'Older' })).toMatchObject({ name: 'Older' })
  await told('resetWebsite', { websiteId: id })
  await told('deleteWebsite', { websiteId: id })
  const gone = await told('getWebsite', { websiteId: id }).catch((error: unknown) => error)
  expect(isUmamiApiError(gone) && gone.isNotFound).toBe(true)
})

test.each<[Method, object]>([
  ['getWebsiteAnnotations', { websiteId: '0199c0de-0000-7000-8000-000000000001' }],
  ['getLinks', {}],
  ['getBoards', {}],
])('%s is what there is not: it answers 404', async (method, input) => {
  const error = await told(method, input).catch((refused: unknown) => refused)
  expect(isUmamiApiError(error) && error.status).toBe(404)
})
