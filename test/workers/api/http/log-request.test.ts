import { afterEach, expect, test, vi } from 'vitest'
import { createOrganization } from '../../../../workers/features/organizations/create-organization.ts'
import { getHealth } from '../../../../workers/features/platform/get-health.ts'
import { base, newAddress } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { newPerson } from '../../../support/people.ts'

afterEach(() => vi.restoreAllMocks())

/** The lines that a request leaves in the log of a deployment. */
async function logged(request: Request, vars = { LOG_REQUESTS: 'true' }) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const response = await deploy([getHealth, createOrganization], vars)(request)
  await response.arrayBuffer()
  return { response, lines: log.mock.calls.map(([line]) => JSON.parse(String(line)) as object) }
}

test('every request leaves one line that says what, by whom and how it ended', async () => {
  const { token, userId } = await newPerson()
  const slug = `logged-${crypto.randomUUID()}`
  const { response, lines } = await logged(
    new Request(`${base}/api/organizations`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'cf-connecting-ip': newAddress(),
      },
      body: JSON.stringify({ name: 'A secret plan', slug }),
    }),
  )
  expect(lines).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      kind: 'request',
      requestId: response.headers.get('x-request-id'),
      operation: 'organizations.create',
      method: 'POST',
      status: 201,
      durationMs: expect.any(Number),
      actor: `user:${userId}`,
    },
  ])
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${token}|A secret plan|${slug}|@example`))
})

test('a deployment that wants no such lines gets none', async () => {
  const { lines } = await logged(new Request(`${base}/api/health`), { LOG_REQUESTS: 'false' })
  expect(lines).toEqual([])
})

test('the answer tells how long its stages took', async () => {
  const { token } = await newPerson()
  const { response } = await logged(
    new Request(`${base}/api/organizations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Timed', slug: `timed-${crypto.randomUUID()}` }),
    }),
  )
  expect(response.headers.get('server-timing')).toMatch(
    /^auth;dur=[\d.]+, read;dur=[\d.]+, run;dur=[\d.]+, total;dur=[\d.]+$/,
  )
})
