import { describe, expect, test, vi } from 'vitest'
import { createOrganization } from '../../../../workers/features/organizations/create-organization.ts'
import { getHealth } from '../../../../workers/features/platform/get-health.ts'
import { deploy } from '../../../support/context.ts'
import { base, fetchApi, newAddress, refusal } from '../../../support/client.ts'
import { newPerson } from '../../../support/people.ts'

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

const from = (path: string, { headers, ...init }: Init = {}) =>
  fetchApi(
    new Request(`${base}${path}`, {
      ...init,
      headers: { 'cf-connecting-ip': newAddress(), ...headers },
    }),
  )

const preflight = (path: string, method: string) =>
  from(path, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type',
    },
  })

const sessions = '/api/public/test-cases/sessions'
const json = { 'content-type': 'application/json' }

describe('preflights', () => {
  test('a public operation may be called from any origin, without credentials', async () => {
    const response = await preflight(sessions, 'POST')
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  })

  test('an operation for people with accounts is not offered to an origin that nobody configured', async () => {
    const response = await preflight('/api/organizations', 'POST')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('access-control-allow-methods')).toBeNull()
  })
})

describe('what browsers are told to keep', () => {
  test('https stays https for a year, and an answer by http says nothing of it', async () => {
    const answer = deploy([getHealth], {})
    const kept = async (origin: string) =>
      (await answer(new Request(`${origin}/api/health`))).headers.get('strict-transport-security')
    expect(await kept('https://app.example')).toBe('max-age=31536000')
    expect(await kept('http://localhost:8787')).toBeNull()
  })
})

describe('what is read from a request', () => {
  test('a field named __proto__ is an unknown field, and changes no object', async () => {
    const body = '{"title":"x","requirements":"x","__proto__":{"polluted":true}}'
    const answer = await refusal(from(sessions, { method: 'POST', headers: json, body }))
    expect(answer).toMatchObject({ status: 400, error: 'validation_failed' })
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  test('bytes that are not UTF-8 are refused', async () => {
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])
    expect(await refusal(from(sessions, { method: 'POST', headers: json, body }))).toMatchObject({
      status: 400,
    })
  })

  test('a body without a stated length is cut off at the limit as well', async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent++
        controller.enqueue(new Uint8Array(1024 * 1024).fill(32))
        if (sent > 50) controller.close()
      },
    })
    const answer = await refusal(from(sessions, { method: 'POST', headers: json, body }))
    const message = expect.stringMatching(/at most \d{1,3}(?:,\d{3})+ bytes\. Send less/)
    expect(answer).toMatchObject({ status: 413, error: 'payload_too_large', message })
    expect(sent).toBeLessThan(20)
  })

  test('a query parameter given twice is refused instead of guessed', async () => {
    const answer = await refusal(from(`${sessions}?email=a@example.com&email=b@example.com`))
    expect(answer).toMatchObject({ status: 400, details: [{ path: 'email' }] })
  })

  test('the path overrules a body field of the same name', async () => {
    const other = crypto.randomUUID()
    const body = JSON.stringify({ sessionId: other, message: 'x' })
    const answer = await refusal(
      from(`${sessions}/${crypto.randomUUID()}`, { method: 'POST', headers: json, body }),
    )
    expect(answer).toMatchObject({ status: 404, error: 'sessions.not_found' })
  })
})

describe('answers', () => {
  test('carry a request id of our own, whatever the caller sends', async () => {
    const response = await from('/api/health', { headers: { 'x-request-id': 'mine' } })
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('HEAD is answered like GET, without a body', async () => {
    const response = await from('/api/health', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  test('an unparsable organization header hides nothing and grants nothing', async () => {
    const { token } = await newPerson()
    const headers = { authorization: `Bearer ${token}`, 'x-organization-id': "' OR 1=1 --" }
    expect((await from('/api/websites', { headers })).status).toBe(404)
  })
})

test('a query that names __proto__ is refused like any unknown field', async () => {
  const answer = await refusal(from('/api/health?__proto__=a&__proto__=b'))
  expect(answer).toMatchObject({ status: 400, details: [{ path: '__proto__' }] })
})

test('settings that cannot be read are answered in the documented body, without saying what they are', async () => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const misconfigured = deploy([getHealth], { UPLOADS_PER_HOUR: 'many' })
  const response = await misconfigured(new Request(`${base}/api/health`))
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  const answer = await refusal(response)
  expect(answer).toMatchObject({ status: 500, error: 'internal', requestId: expect.any(String) })
  expect(answer.message).not.toContain('UPLOADS')
  expect(spy).toHaveBeenCalledOnce()
  spy.mockRestore()
})

test('a preflight offers only the methods that any page may use', async () => {
  const shared = deploy([getHealth, { ...createOrganization, path: getHealth.path }], {})
  const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' }
  const response = await shared(new Request(`${base}/api/health`, { method: 'OPTIONS', headers }))
  expect(response.headers.get('access-control-allow-methods')).toBe('GET')
})

test('the descriptions name the address they were asked at, and any page may use a cached copy', async () => {
  for (const host of ['one.example', 'two.example']) {
    const response = await fetchApi(new Request(`https://${host}/api/openapi.json`))
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toMatchObject({ servers: [{ url: `https://${host}` }] })
  }
})
