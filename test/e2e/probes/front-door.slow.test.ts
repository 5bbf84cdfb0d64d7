import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOwner as ownerAt } from '../../support/durable-load.ts'
import { startDeployedProduct } from '../../support/deployed-product.ts'
import { jsonOf, rawHttp, statusOf } from '../../support/raw-http.ts'

const publicOrigin = 'https://app.example'
let product: Awaited<ReturnType<typeof startDeployedProduct>>
let port = 0

beforeAll(async () => {
  product = await startDeployedProduct({
    vars: {
      PUBLIC_ORIGIN: publicOrigin,
      EXPORTS_PER_HOUR: '2',
    },
  })
  port = Number(new URL(product.origin).port)
})

afterAll(() => product.close())

interface Sending {
  token?: string
  json?: unknown
  headers?: Record<string, string>
}

async function call(path: string, { token, json, headers = {} }: Sending = {}) {
  const response = await fetch(`${product.origin}${path}`, {
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    redirect: 'manual',
    ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, never>,
  }
}

const newEmail = () => `${crypto.randomUUID()}@example.com`
const newOwner = async () => {
  const owner = await ownerAt(product.origin)
  return { ...owner, token: owner.headers['authorization']?.replace('Bearer ', '') ?? '' }
}

async function newKey({ token, organizationId }: { token: string; organizationId: string }): Promise<string> {
  const scopes = ['read', 'write']
  const made = await call(`/api/organizations/${organizationId}/access-keys`, {
    token,
    json: { name: 'Machine', scopes },
  })
  return made.body['key'] ?? ''
}

const requirements = 'The field "Age" is required and must be a whole number from 18 to 120.'

const addresses = ['CF-Connecting-IP', 'X-Forwarded-For', 'X-Real-IP', 'True-Client-IP', 'Forwarded']

test('where nobody says who may name addresses, a caller who names another one each time is counted as one', async () => {
  const { testCases } = await product.visitor.generate(requirements)
  const json = { testCases: testCases.slice(0, 1), format: 'json' }
  const statuses = []
  for (const last of [1, 2, 3]) {
    const headers = Object.fromEntries(addresses.map((name) => [name, `192.0.2.${last}`]))
    statuses.push((await call('/api/public/test-cases/export', { json, headers })).status)
  }
  expect(statuses).toEqual([200, 200, 429])
})

const lies: [what: string, lines: string[]][] = [
  ['another host', ['Host: evil.example']],
  ['a forwarded host', ['Host: localhost', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https']],
  ['the address it came for', ['Host: localhost', 'MF-Original-URL: http://evil.example<path>']],
]

test.each(lies)(
  'an invitation leads to the configured address when its request names %s',
  async (_what, lines) => {
    const { email, password, organizationId } = await newOwner()
    const say = async (path: string, json: object, token?: string) => {
      const bearer = token === undefined ? [] : [`Authorization: Bearer ${token}`]
      const told = lines.map((line) => line.replace('<path>', path))
      const head = [`POST ${path} HTTP/1.1`, ...told, 'Content-Type: application/json', ...bearer]
      return jsonOf(await rawHttp(port, head, JSON.stringify(json)))
    }
    // A token holds for the host that it was asked of, so this one is asked of the same.
    const { access_token: token } = await say('/api/auth/token', { email, password })
    const team = `/api/organizations/${organizationId}/team`
    const { invitation } = await say(team, { action: 'invite', email: newEmail() }, token as string)
    expect((invitation as { link: string }).link.startsWith(`${publicOrigin}/invitation#token=`)).toBe(true)
  },
)

test('an access key that comes with the name of another organization is refused, at the tool endpoint too', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  const token = await newKey(owner)
  const rpc = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  for (const named of [other.organizationId, crypto.randomUUID(), 'nonsense']) {
    const headers = { 'x-organization-id': named, accept: 'application/json, text/event-stream' }
    for (const [path, json] of [['/api/projects'], ['/api/organizations'], ['/api/mcp', rpc]] as const) {
      const { status, body } = await call(path, { token, json, headers })
      expect([status, body['error']], `${path} ${named}`).toEqual([403, 'access_keys.other_organization'])
    }
  }
  const headers = { 'x-organization-id': owner.organizationId }
  expect((await call('/api/projects', { token, headers })).status).toBe(200)
})

test('the socket of a page of somebody else gets no sign-in from a cookie', async () => {
  const { email, password } = await newOwner()
  const csrf = await call('/api/auth/csrf')
  const csrfCookie = csrf.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const signedIn = await fetch(`${product.origin}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: { cookie: csrfCookie },
    body: new URLSearchParams({ csrfToken: csrf.body['csrfToken'] ?? '', email, password }),
    redirect: 'manual',
  })
  expect(signedIn.status).toBe(302)
  const session = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const upgrade = (origin: string) =>
    rawHttp(port, [
      'GET /ws HTTP/1.1',
      `Host: localhost:${port}`,
      `Origin: ${origin}`,
      `Cookie: ${session}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ])
  for (const origin of ['https://evil.example', 'null', `http://localhost:${port + 1}`])
    expect(statusOf(await upgrade(origin)), origin).toBe(403)
  expect(statusOf(await upgrade(`http://localhost:${port}`))).toBe(101)
})

test('the descriptions of the interface name no host that a header makes up', async () => {
  for (const path of ['/api/openapi.json', '/api/collection.json', '/.well-known/openid-configuration']) {
    const headers = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-original-url': '//evil.example/',
    }
    expect(JSON.stringify((await call(path, { headers })).body), path).not.toContain('evil.example')
  }
})

test('nobody makes a demo account, and nothing of the development server is there', async () => {
  for (const path of ['/api/local/seed', '/cdn-cgi/local/explorer/api/d1/database'])
    expect((await fetch(`${product.origin}${path}`, { method: 'POST' })).status, path).toBe(404)
})
