import { describe, expect, test } from 'vitest'
import type { Operation } from '../../shared/kernel/operation.ts'
import { table } from '../../workers/api/table.ts'
import { createSession } from '../../workers/features/public-generator/create-session.ts'
import { getSession } from '../../workers/features/public-generator/get-session.ts'
import { replaceTestCases } from '../../workers/features/public-generator/replace-test-cases.ts'
import { ask, base, fetchApi, send } from '../support/client.ts'
import { newSession } from '../support/runs.ts'
import { sampleInput } from './sample.ts'
import { inputs } from './tenancy/inputs.ts'
import { named, newWorld } from './tenancy/world.ts'

const world = await newWorld()
const token = world.tokens.owner ?? ''

const inputOf = (operation: Operation) => ({
  ...sampleInput(operation),
  ...inputs[operation.id],
  ...named(operation, world),
})

/** What is another answer each time that it is asked: its links are signed anew, or it tells when it was told. */
const signed: ReadonlySet<string> = new Set([
  'testRuns.getResults',
  'activity.getRealtime',
  'documents.getPreview',
  'projectFiles.getPreview',
  'websites.getExport',
])

const reads = table.filter(
  ({ id, method, kind, access }) =>
    method === 'GET' && kind === 'operation' && typeof access === 'object' && !signed.has(id),
)

describe('whoever holds an answer is told that it still holds', () => {
  test.each(reads.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    const first = await send(operation, inputOf(operation), { token })
    await first.arrayBuffer()
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[^"]+"$/)
    const headers = { 'if-none-match': `"of-another", ${etag}` }
    const again = await send(operation, inputOf(operation), { token, headers })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
  })
})

test('a record that has changed is answered in full, under another validator', async () => {
  const sessionId = await newSession(['TC-1'])
  const before = (await send(getSession, { sessionId })).headers.get('etag') ?? ''
  await ask(replaceTestCases, { sessionId, testCases: [] })
  const after = await send(getSession, { sessionId }, { headers: { 'if-none-match': before } })
  expect(after.status).toBe(200)
  expect(after.headers.get('etag')).not.toBe(before)
  await after.arrayBuffer()
})

test('the validator of a session says in If-Match which state a change is for', async () => {
  const sessionId = await newSession(['TC-1'])
  const etag = (await send(getSession, { sessionId })).headers.get('etag') ?? ''
  const headers = { 'if-match': etag }
  const change = () => send(replaceTestCases, { sessionId, testCases: [] }, { headers })
  expect((await change()).status).toBe(200)
  await expect.poll(() => new Date().toISOString()).not.toBe(etag.slice(3, 27))
  expect((await change()).status).toBe(409)
})

const changes = table.filter(({ method, kind }) => method !== 'GET' && kind === 'operation')

describe('a change that looks at no condition refuses one', () => {
  test.each(changes.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    const headers = { 'if-match': 'W/"2026-01-01T00:00:00.000Z~x"' }
    const response = await send(operation, {}, { token, headers })
    const { details } = (await response.json()) as { details?: { path: string }[] }
    const isRefused = response.status === 400 && details?.[0]?.path === 'If-Match'
    expect(isRefused).toBe(operation.conditional !== true)
  })
})

test('the descriptions are not sent again to whoever holds them', async () => {
  for (const path of ['/api/openapi.json', '/api/collection.json']) {
    const first = await fetchApi(new Request(base + path))
    await first.arrayBuffer()
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await fetchApi(new Request(base + path, { headers }))).status).toBe(304)
  }
})

const readAt = (path: string) =>
  table.some(
    ({ method, path: other }) =>
      method === 'GET' && other.replace(/\/\{\w+\}$/, '') === path && other !== path,
  )

const creations = table.filter(
  ({ status, method, path, parameters }) =>
    status === 201 &&
    method === 'POST' &&
    (readAt(path) || (parameters.length > 0 && path.endsWith('/duplicate'))),
)

describe('what is made says where it is', () => {
  test('in every area whose records can be read alone', () => {
    expect(creations.filter(({ location }) => !location).map(({ id }) => id)).toEqual([])
    expect(creations.length).toBeGreaterThanOrEqual(7)
  })

  test.each(creations.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (_id, operation) => {
      const sent = operation.id === createSession.id ? {} : { token }
      const input = {
        ...inputOf(operation),
        ...(operation.id === 'organizations.create' && { slug: `x-${crypto.randomUUID()}` }),
      }
      const response = await send(operation, input, sent)
      const made = await response.json<Record<string, unknown>>()
      expect(response.status).toBe(201)
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        String((input as Record<string, unknown>)[name]),
      )
      const address = new URL(response.headers.get('location') ?? '', base + path)
      const headers = { authorization: `Bearer ${token}` }
      const read = await (await fetchApi(new Request(address, { headers }))).json<Record<string, unknown>>()
      const id = Object.keys(made).find((name) => /id$/i.test(name)) ?? ''
      expect(read[id]).toBe(made[id])
    },
  )
})
