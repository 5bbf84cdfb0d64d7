import { expect, test } from 'vitest'
import type { Operation } from '../../shared/kernel/operation.ts'
import { refusals } from '../../workers/api/descriptions/openapi.ts'
import { table } from '../../workers/api/table.ts'
import { fetchApi, base, newAddress, refusal, send } from '../support/client.ts'
import { newOwner } from '../support/people.ts'
import { sampleForm, sampleInput, wrongTypes } from './sample.ts'
import { inputs } from './tenancy/inputs.ts'

const { token } = await newOwner()

/** A link is not an id: whoever changes it is refused, not told that it leads nowhere. */
const strangeIdStatus = (id: string) =>
  ['evidence.get', 'files.open', 'websites.openExport'].includes(id) ? 403 : 404

test('ids and routes are unique in the table', () => {
  const ids = table.map(({ id }) => id)
  const routes = table.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(routes).size).toBe(routes.length)
})

test('every operation reads its path parameters, and its id names area and verb', () => {
  for (const operation of table) {
    expect(operation.id).toMatch(/^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/)
    expect(Object.keys(operation.input().shape)).toEqual(expect.arrayContaining([...operation.parameters]))
  }
})

test('a path that does not exist is 404, in the documented body', async () => {
  const answer = await refusal(fetchApi(new Request(`${base}/api/no-such-thing`)))
  expect(answer).toMatchObject({ status: 404, error: 'not_found', requestId: expect.any(String) })
})

test('a method that a path does not have is 405 and names those it has', async () => {
  const response = await fetchApi(new Request(`${base}/api/health`, { method: 'PUT' }))
  expect(response.headers.get('allow')).toBe('GET, OPTIONS')
  expect(await refusal(response)).toMatchObject({ status: 405, error: 'method_not_allowed' })
})

test('every refusal is declared once, with a sentence', () => {
  for (const operation of table) {
    const codes = refusals(operation).map(({ code }) => code)
    expect([operation.id, new Set(codes).size]).toEqual([operation.id, codes.length])
    for (const { sentence } of refusals(operation)) expect(sentence.length).toBeGreaterThan(5)
  }
})

const each = table.map((operation) => [operation.id, operation] as const)
const guarded = each.filter(([, { access }]) => access !== 'public')

test.each(guarded)('%s refuses a token of nobody', async (_id, operation) => {
  const answer = await refusal(send(operation, sampleInput(operation), { token: 'x.y.z' }))
  expect(answer).toMatchObject({ status: 401, error: 'unauthenticated' })
})

// Tracker traffic ignores what it does not know, so that old trackers keep working.
const isOfTrackers = ({ id }: Operation) => id.startsWith('analytics.')
// Issuers and vendors send browsers back with fields of their own.
const broughtBack = ['identity.finishSignIn', 'drive.finishConnecting']
const strict = each.filter(
  ([, operation]) => !operation.consumes && !isOfTrackers(operation) && !broughtBack.includes(operation.id),
)

test.each(strict)('%s refuses unknown fields with their names', async (_id, operation) => {
  const input = { ...sampleInput(operation), surprise: 'x' }
  const answer = await refusal(send(operation, input, { token }))
  expect(answer).toMatchObject({ status: 400, error: 'validation_failed' })
  expect(answer.details).toContainEqual({ path: 'surprise', message: 'This field is not known here' })
})

// The body of the tool endpoint is a message; its one field stands in the query, and its own test sends that.
const typed = each.filter(
  ([id, operation]) => !isOfTrackers(operation) && id !== 'mcp.serve' && wrongTypes(operation).length > 0,
)

test.each(typed)('%s refuses each of its fields where it is of a wrong type', async (_id, operation) => {
  for (const [name, value] of wrongTypes(operation)) {
    const answer = await refusal(send(operation, { ...sampleInput(operation), [name]: value }, { token }))
    expect([name, answer]).toMatchObject([name, { status: 400, error: 'validation_failed' }])
    expect(answer.details?.map(({ path }) => path.split('.')[0])).toContain(name)
    for (const { message } of answer.details ?? []) expect(message).not.toMatch(/expected|received|NaN/)
  }
})

const withBody = each.filter(
  ([, { method, consumes }]) => method !== 'GET' && method !== 'DELETE' && !consumes,
)

test.each(withBody)(
  '%s refuses a body that is no object, and one that is too large',
  async (_id, operation) => {
    const headers = { 'content-type': 'application/json' }
    const sent = (body: string) => refusal(send(operation, sampleInput(operation), { token, headers, body }))
    for (const body of ['{"broken', '[1]', 'null'])
      expect([body, await sent(body)]).toMatchObject([body, { status: 400 }])
    const tooLarge = await sent(`{"surprise":"${'x'.repeat(operation.maxBodyBytes)}"}`)
    expect(tooLarge).toMatchObject({ status: 413, error: 'payload_too_large' })
  },
)

const withIds = each.filter(([, { parameters }]) => parameters.length > 0)

test.each(withIds)(
  '%s finds nothing by an id that cannot exist, and by one that is nobody’s',
  async (_id, operation) => {
    const input = { ...sampleInput(operation), ...inputs[operation.id] }
    const sending = { token, ...sampleForm(operation) }
    const impossible = Object.fromEntries(operation.parameters.map((name) => [name, 'no-such-id']))
    // Of organizations those that are nobody's are asked for by every role, in named-ids.test.ts.
    const strangeIds = typeof operation.access === 'object' ? [impossible] : [impossible, {}]
    for (const ids of strangeIds) {
      const { status } = await refusal(send(operation, { ...input, ...ids }, sending))
      expect([ids, status]).toEqual([ids, strangeIdStatus(operation.id)])
    }
  },
)

test.each(each)(
  '%s answers with a request id, and CORS only as its access allows',
  async (_id, operation) => {
    const { method, path, access } = operation
    const headers = { origin: 'https://elsewhere.example', 'cf-connecting-ip': newAddress() }
    const address = base + path.replace(/\{\w+\}/g, crypto.randomUUID())
    const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }
    const response = await fetchApi(new Request(address, { method, headers, redirect: 'manual', ...body }))
    await response.arrayBuffer()
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers.get('access-control-allow-origin')).toBe(access === 'public' ? '*' : null)
  },
)
