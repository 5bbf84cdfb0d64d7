import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { routeOf } from '../../../../shared/kernel/operation.ts'
import { mount } from '../../../../workers/api/http/mount.ts'
import { collectEvent } from '../../../../workers/features/analytics/collect-event.route.ts'
import { base, fetchApi, refusal, send, refusedAs } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { newWebsite } from '../websites/support.ts'

const ledgerOf = (websiteId: string) => env.WEBSITE_STORE.getByName(websiteId).ledger()
const collect = (body: unknown, headers: Record<string, string> = {}) =>
  send(
    collectEvent,
    {},
    { body: JSON.stringify(body), headers: { 'content-type': 'text/plain', ...headers } },
  )
const event = (website: string, rest: object = {}) => ({
  type: 'event',
  ...rest,
  payload: { website, url: '/' },
})

describe('a hit through api', () => {
  test('is accepted with 202 and counted once it went through the queue', async () => {
    const { websiteId: website } = await newWebsite()
    const response = await collect(event(website))
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({
      accepted: true,
      eventId: expect.any(String),
      cache: expect.any(String),
    })
    await expect
      .poll(() => ledgerOf(website), { timeout: 60_000 })
      .toEqual({ received: 1, stored: 1, dropped: {} })
  })

  test('that is sent twice under one name is counted once', async () => {
    const { websiteId: website } = await newWebsite()
    const eventId = crypto.randomUUID()
    for (let time = 0; time < 3; time++) await (await collect(event(website, { eventId }))).arrayBuffer()
    await expect
      .poll(() => ledgerOf(website), { timeout: 60_000 })
      .toEqual({ received: 3, stored: 1, dropped: { duplicate: 2 } })
  })

  test('may carry a query of the tracker, which is ignored as fields are', async () => {
    const { websiteId: website } = await newWebsite()
    const body = JSON.stringify(event(website))
    const response = await fetchApi(
      new Request(`${base}/api/collect?explain=1&ts=7`, { method: 'POST', body }),
    )
    expect(response.status).toBe(202)
  })

  test('is refused as 502 when collect cannot be reached, so that the tracker sends it again', async () => {
    const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const collectIsAway = { fetch: () => Promise.reject(new Error('no such service')) }
    const api = deploy([collectEvent], { COLLECT: collectIsAway as never })
    const request = new Request(`${base}/api/collect`, { method: 'POST', body: '{}' })
    const response = await api(request)
    expect(response.headers.get('retry-after')).toBe('1')
    expect(await refusal(response)).toMatchObject({ status: 502, error: 'upstream_failed' })
    spy.mockRestore()
  })

  test('of an unknown website is refused under the id of this request', async () => {
    const response = await collect(event(crypto.randomUUID()))
    const requestId = response.headers.get('x-request-id')
    expect(await refusal(response)).toMatchObject({
      status: 400,
      error: 'analytics.website_not_found',
      requestId,
    })
  })

  test('that is too large or no JSON is refused', async () => {
    expect(await refusal(collect({ padding: 'x'.repeat(65_536) }))).toMatchObject({
      status: 413,
      error: 'payload_too_large',
    })
    expect(await refusedAs(collectEvent, {}, { body: '{"type":' })).toBe('400 validation_failed')
  })

  test('may be announced by a preflight from any site', async () => {
    const headers = {
      origin: 'https://shop.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-umami-cache',
    }
    const response = await fetchApi(new Request(`${base}/api/collect`, { method: 'OPTIONS', headers }))
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toContain('x-umami-cache')
  })

  test("is handed to collect with the caller's place and this request's id", async () => {
    const seen: Request[] = []
    const collectBinding = {
      fetch: async (request: Request) => {
        seen.push(request)
        return Response.json({ accepted: true }, { status: 202 })
      },
    }
    const request = new Request(`${base}/api/collect`, {
      method: 'POST',
      body: '{}',
      cf: { country: 'DE' } as never,
    })
    const execution = { waitUntil: () => undefined } as unknown as ExecutionContext
    const response = await mount([routeOf(collectEvent)]).fetch(
      request,
      { ...env, COLLECT: collectBinding } as never,
      execution,
    )
    expect(response.status).toBe(202)
    expect(seen.map(({ cf }) => cf?.country)).toEqual(['DE'])
    expect(seen[0]?.headers.get('x-request-id')).toBe(response.headers.get('x-request-id'))
  })
})
