import { expect, test, vi } from 'vitest'
import { getHealth } from '../../../../workers/features/platform/get-health.ts'
import { base, newAddress, refusal } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'

const page = '<!doctype html><title>Page not found</title>'
const policy = "default-src 'none'"

/** Static files as they are served: each with the headers of pages, for whoever does not have it yet. */
const pagesServed = (answer = () => new Response(page, { headers: pageHeaders })) => ({
  ASSETS: { fetch: async () => answer() } as never,
})
const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
  'Cache-Control': 'public, max-age=0, must-revalidate',
  ETag: '"page"',
}

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

function open(path: string, { accept = browser, method = 'GET', vars = pagesServed() } = {}) {
  const headers = { accept, 'cf-connecting-ip': newAddress() }
  return deploy([getHealth], vars)(new Request(`${base}${path}`, { method, headers }))
}

test.each(['/nothing', '/api/nothing', '/deep/er?query#part'])(
  'a browser that opens %s is told by a page',
  async (path) => {
    const response = await open(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('content-security-policy')).toBe(policy)
    expect(response.headers.get('vary')).toBe('Accept')
    expect(await response.text()).toBe(page)
  },
)

test('the page of an unknown address is kept by nobody, since tomorrow there may be something', async () => {
  const { headers } = await open('/nothing')
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null])
})

test.each([
  ['a program that takes anything', { accept: '*/*' }],
  ['a program that asks for JSON', { accept: 'application/json' }],
  ['a program that sends', { method: 'POST' }],
  ['a browser whose page cannot be read', { vars: pagesServed(() => new Response(null, { status: 404 })) }],
])('%s is told in JSON', async (_, opening) => {
  const answer = await refusal(open('/api/nothing', opening))
  expect(answer).toMatchObject({ status: 404, error: 'not_found', requestId: expect.any(String) })
})

test('a failure to read the page is told in JSON as well, and logged', async () => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const vars = pagesServed(() => {
    throw new Error('no such binding')
  })
  expect((await refusal(open('/nothing', { vars }))).status).toBe(404)
  expect(spy).toHaveBeenCalledOnce()
  spy.mockRestore()
})
