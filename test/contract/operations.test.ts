import { describe, expect, test } from 'vitest'
import { refusals } from '../../workers/api/http/openapi.ts'
import { table } from '../../workers/api/table.ts'
import { fetchApi, base, newAddress, refusal, send } from '../support/client.ts'
import { newOwner } from '../support/people.ts'
import { sampleForm, sampleInput, wrongTypes } from './sample.ts'
import { inputs } from './tenancy/inputs.ts'

const { token } = await newOwner()

/** A link is not an id: whoever changes it is refused, not told that it leads nowhere. */
const strangeIdStatus = (id: string) =>
  ['evidence.get', 'files.open', 'websites.openExport'].includes(id) ? 403 : 404

const hasJsonBody = (operation: (typeof table)[number]) =>
  operation.method !== 'GET' && operation.method !== 'DELETE' && !operation.consumes

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

for (const operation of table) {
  describe(`${operation.method} ${operation.path} (${operation.id})`, () => {
    if (operation.access !== 'public') {
      test('refuses a call without a token, and one with a token of nobody', async () => {
        const input = sampleInput(operation)
        expect(await refusal(send(operation, input))).toMatchObject({ status: 401, error: 'unauthenticated' })
        expect(await refusal(send(operation, input, { token: 'x.y.z' }))).toMatchObject({
          status: 401,
          error: 'unauthenticated',
        })
      })
    }

    test('refuses unknown fields with their names', async () => {
      if (operation.consumes) return expect(operation.method).toBe('POST')
      const input = { ...sampleInput(operation), surprise: 'x' }
      // Tracker traffic ignores what it does not know, so that old trackers keep working.
      if (operation.id.startsWith('analytics.')) return expect(operation.access).toBe('public')
      // Issuers and vendors send browsers back with fields of their own.
      if (['identity.finishSignIn', 'drive.finishConnecting'].includes(operation.id))
        return expect(operation.access).toBe('public')
      const answer = await refusal(send(operation, input, { token }))
      expect(answer).toMatchObject({ status: 400, error: 'validation_failed' })
      expect(answer.details).toContainEqual({ path: 'surprise', message: 'This field is not known here' })
    })

    // The body of the tool endpoint is a message; its one field stands in the query, and its own test sends that.
    const lenient = operation.id.startsWith('analytics.') || operation.id === 'mcp.serve'
    const wrong = lenient ? [] : wrongTypes(operation)
    if (wrong.length > 0) {
      test.each(wrong)('refuses %s of a wrong type', async (name, value) => {
        const answer = await refusal(send(operation, { ...sampleInput(operation), [name]: value }, { token }))
        expect(answer).toMatchObject({ status: 400, error: 'validation_failed' })
        expect(answer.details?.some(({ path }) => path.split('.')[0] === name)).toBe(true)
        for (const { message } of answer.details ?? []) expect(message).not.toMatch(/expected|received|NaN/)
      })
    }

    if (hasJsonBody(operation)) {
      test('refuses malformed JSON, a body that is no object, and another media type', async () => {
        const input = sampleInput(operation)
        const json = { 'content-type': 'application/json' }
        expect(
          await refusal(send(operation, input, { token, headers: json, body: '{"broken' })),
        ).toMatchObject({ status: 400 })
        expect(await refusal(send(operation, input, { token, headers: json, body: '[1]' }))).toMatchObject({
          status: 400,
        })
        expect(await refusal(send(operation, input, { token, headers: json, body: 'null' }))).toMatchObject({
          status: 400,
        })
      })

      test('refuses a body that is too large', async () => {
        const body = `{"surprise":"${'x'.repeat(operation.maxBodyBytes)}"}`
        const answer = await refusal(
          send(operation, sampleInput(operation), {
            token,
            headers: { 'content-type': 'application/json' },
            body,
          }),
        )
        expect(answer).toMatchObject({ status: 413, error: 'payload_too_large' })
      })
    }

    if (operation.parameters.length > 0) {
      test('answers 404 for an id that does not exist, and for one that cannot exist', async () => {
        const input = { ...sampleInput(operation), ...inputs[operation.id] }
        const status = strangeIdStatus(operation.id)
        const sending = { token, ...sampleForm(operation) }
        expect((await refusal(send(operation, input, sending))).status).toBe(status)
        const impossible = Object.fromEntries(operation.parameters.map((name) => [name, 'no-such-id']))
        expect((await refusal(send(operation, { ...input, ...impossible }, sending))).status).toBe(status)
      })
    }

    test('declares every refusal once, each with a sentence', () => {
      const codes = refusals(operation).map(({ code }) => code)
      expect(new Set(codes).size).toBe(codes.length)
      for (const { sentence } of refusals(operation)) expect(sentence.length).toBeGreaterThan(5)
    })

    test('carries a request id, and CORS only as its access allows', async () => {
      const headers = { origin: 'https://elsewhere.example', 'cf-connecting-ip': newAddress() }
      const path = operation.path.replace(/\{\w+\}/g, crypto.randomUUID())
      const method = operation.method
      const response = await fetchApi(
        new Request(`${base}${path}`, {
          method,
          headers,
          redirect: 'manual',
          ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }),
        }),
      )
      await response.arrayBuffer()
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      const allowed = response.headers.get('access-control-allow-origin')
      expect(allowed).toBe(operation.access === 'public' ? '*' : null)
    })
  })
}
