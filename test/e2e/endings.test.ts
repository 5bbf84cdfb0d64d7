import { expect, test } from 'vitest'
import { ask, newOwner } from '../support/durable-load.ts'
import { sharedProduct } from '../support/shared-product.ts'
import { type AnySocket, watch } from '../support/watch-socket.ts'

const product = sharedProduct()
const patience = { timeout: 120_000, interval: 100 }

test('an access key that is revoked ends everywhere at once: requests, assistants, sockets and collect', async () => {
  const origin = product.origin()
  const owner = await newOwner(origin)
  const keys = `/api/organizations/${owner.organizationId}/access-keys`
  const machine = { name: 'Machine', scopes: ['write'] }
  const { keyId, key } = await ask<{ keyId: string; key: string }>(owner, 'POST', keys, machine)
  const website = (await ask<{ id: string }>(owner, 'POST', '/api/websites', { name: 'Shop' })).id
  const authorization = { authorization: `Bearer ${key}` }
  const json = { ...authorization, 'content-type': 'application/json' }
  const statusOf = async (path: string, init: RequestInit) => (await fetch(`${origin}${path}`, init)).status
  const answered = () => statusOf(`/api/websites/${website}`, { headers: authorization })
  const assisted = () =>
    statusOf('/api/mcp', {
      method: 'POST',
      headers: { ...json, accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
  const payload = { website, url: '/', ip: '203.0.113.9' }
  const collected = () =>
    statusOf('/api/collect', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ type: 'event', payload }),
    })
  expect([await answered(), await assisted(), await collected()]).toEqual([200, 200, 202])
  const opened = new WebSocket(`${origin.replace(/^http/, 'ws')}/ws`, ['bearer', key])
  const socket = watch(opened as unknown as AnySocket)
  await new Promise((resolve) => opened.addEventListener('open', resolve, { once: true }))
  socket.send({ action: 'subscribe', websiteId: website })
  await socket.first('subscribed')
  await ask(owner, 'DELETE', `${keys}/${keyId}`)
  expect(await socket.closed).toMatchObject({ code: 3000 })
  expect([await answered(), await assisted()]).toEqual([401, 401])
  await expect.poll(collected, patience).toBe(401)
})
