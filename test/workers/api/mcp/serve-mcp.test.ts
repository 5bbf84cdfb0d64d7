import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accessKeys } from '../../../../shared/db/tables/organizations.ts'
import { deleteAccessKey } from '../../../../workers/features/access-keys/delete-access-key.ts'
import { post, rpc } from '../../../support/assistants.ts'
import { newBrowser } from '../../../support/browser.ts'
import { ask, base, fetchApi, refusal } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newKey, newOwner, password } from '../../../support/people.ts'

const owner = await newOwner()
const { token, organizationId } = owner

test('nobody, a token of nobody, an expired and a revoked key are 401, and are told how to sign in', async () => {
  const expired = await newKey(owner, { scopes: ['read'] })
  const { db } = newContext().services
  await db.update(accessKeys).set({ expiresAt: 1 }).where(eq(accessKeys.keyId, expired.keyId))
  const revoked = await newKey(owner, { scopes: ['read'] })
  await ask(deleteAccessKey, { organizationId, keyId: revoked.keyId }, { token })
  for (const bearer of [undefined, 'x.y.z', expired.key, revoked.key]) {
    const response = await post(rpc('tools/list'), bearer === undefined ? {} : { token: bearer })
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/)
    expect(await refusal(response)).toMatchObject({ status: 401, error: 'unauthenticated' })
  }
})

test('a session cookie does not count: whatever page could make a browser send it', async () => {
  const browser = newBrowser()
  await browser.signIn({ email: owner.email, password })
  const response = await browser.go('/api/mcp', { method: 'POST', json: rpc('tools/list') })
  expect(response.headers.get('www-authenticate')).toBe('Bearer')
  expect(await refusal(response)).toMatchObject({ status: 401, error: 'unauthenticated' })
})

test('GET and DELETE are 405: there are no sessions and no streams', async () => {
  for (const method of ['GET', 'DELETE']) {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
    const response = await fetchApi(new Request(`${base}/api/mcp`, { method, headers }))
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
    expect(await refusal(response)).toMatchObject({ status: 405, error: 'method_not_allowed' })
  }
})

test('a browser page of another origin is refused, also one without an origin of its own', async () => {
  for (const origin of ['https://elsewhere.example', 'null', 'http://tracewright.test.elsewhere.example']) {
    const response = await post(rpc('tools/list'), { token, headers: { origin } })
    expect(await refusal(response), origin).toMatchObject({ status: 403, error: 'forbidden' })
  }
  const own = await post(rpc('tools/list'), { token, headers: { origin: base } })
  expect(own.status).toBe(200)
  await own.arrayBuffer()
})

test('what is no message is told as the protocol tells it', async () => {
  const cases: [string, unknown, number, number][] = [
    ['malformed JSON', '{"jsonrpc', 400, -32_700],
    ['nothing', '', 400, -32_700],
    ['a batch', [rpc('tools/list'), rpc('tools/list')], 400, -32_600],
    ['an empty batch', [], 400, -32_600],
    ['a stream that nothing comes through', rpc('subscriptions/listen'), 404, -32_601],
    ['an unknown method', rpc('tools/burn'), 200, -32_601],
    ['a method named like a part of every object', rpc('constructor'), 200, -32_601],
    ['a call without a name', rpc('tools/call'), 200, -32_602],
    ['a cursor that nobody gave out', rpc('tools/list', { cursor: 'x' }), 200, -32_602],
  ]
  for (const [what, message, status, code] of cases) {
    const response = await post(message, { token })
    const { error } = (await response.json()) as { error: { code: number } }
    expect([what, response.status, error.code]).toEqual([what, status, code])
  }
  for (const message of ['1', '"text"', 'null', '{}', '{"jsonrpc":"1.0","id":1,"method":"tools/list"}']) {
    const response = await post(message, { token })
    expect([message, response.status]).toEqual([message, 400])
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { code: expect.any(Number) } })
  }
})

test('what HTTP refuses has the documented body', async () => {
  const tooLarge = post(`{"x":"${'x'.repeat(2 ** 21)}"}`, { token })
  expect(await refusal(tooLarge)).toMatchObject({ status: 413, error: 'payload_too_large' })
  const text = post(rpc('tools/list'), { token, headers: { 'content-type': 'text/plain' } })
  expect(await refusal(text)).toMatchObject({ status: 415, error: 'unsupported_media_type' })
  const toolset = post(rpc('tools/list'), { token, query: '?toolset=some' })
  expect(await refusal(toolset)).toMatchObject({ status: 400, error: 'validation_failed' })
})

test('a revision that nobody knows is refused, and a notification is only taken', async () => {
  const revision = await post(rpc('tools/list'), { token, headers: { 'mcp-protocol-version': '1999-01-01' } })
  expect(revision.status).toBe(400)
  await revision.arrayBuffer()
  const notification = await post({ jsonrpc: '2.0', method: 'notifications/initialized' }, { token })
  expect([notification.status, await notification.text()]).toEqual([202, ''])
})
