import { expect, test } from 'vitest'
import { executeTestCases } from '../../../../workers/features/hosted-runs/execute-test-cases.ts'
import type { RunInput } from '../../../../workers/features/hosted-runs/run-input.ts'
import { signingSecret } from '../../../../shared/services/signing.ts'
import { unseal } from '../../../../shared/services/sealing.ts'
import { ask, expectRefusal, newAddress, refusal, send } from '../../../support/client.ts'
import { deploy, newContext } from '../../../support/context.ts'
import { executions, publicSessions } from '../../../support/objects.ts'
import { newSession } from '../../../support/runs.ts'

const newHost = () => `https://${crypto.randomUUID()}.example.com/`

/** Executes in a deployment with these vars, each call from a new address. */
function runWith(vars: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = deploy([executeTestCases], vars)
  return (body: Record<string, unknown>) =>
    answer(
      new Request('http://tracewright.test/api/public/test-cases/execute', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'cf-connecting-ip': newAddress(), ...headers },
        body: JSON.stringify(body),
      }),
    )
}

const newRequest = async (config: Record<string, unknown> = {}) => ({
  sessionId: await newSession(),
  testCaseIds: ['TC-1'],
  config: { url: newHost(), ...config },
})

test('a run is queued with the cases as they are now, and the session knows it', async () => {
  const request = await newRequest()
  const answer = await ask(executeTestCases, { ...request, testCaseIds: ['TC-2', 'TC-1'] })
  expect(answer.status).toBe('queued')
  expect(answer.executionId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
  await publicSessions
    .getByName(request.sessionId)
    .replaceTestCases({ testCases: [], ifMatch: null, now: Date.now() })
  const record = await executions.getByName(answer.executionId).record()
  expect(record).toMatchObject({ kind: 'hosted-run', sessionId: request.sessionId, organizationId: null })
  expect((record!.input as RunInput).cases.map(({ id }) => id)).toEqual(['TC-2', 'TC-1'])
  expect(await publicSessions.getByName(request.sessionId).executionIds()).toContain(answer.executionId)
})

test('what the run will not understand is answered at once, for all of its cases', async () => {
  const sessionId = await newSession()
  const steps = ['Open the page', 'Ponder the "Milk"'].map((action, at) => ({
    stepNumber: at + 1,
    action,
    expectedResult: at === 0 ? '' : 'It feels right',
  }))
  const fields = { testLevel: 'system', testType: 'functional', priority: 'medium' } as const
  const cases = ['A', 'B'].map((id) => ({ ...fields, id, title: id, steps, expectedResult: 'All is well' }))
  await publicSessions
    .getByName(sessionId)
    .replaceTestCases({ testCases: cases, ifMatch: null, now: Date.now() })
  const request = { sessionId, config: { url: newHost() } }
  const { unreadable } = await ask(executeTestCases, { ...request, testCaseIds: ['A', 'B'] })
  expect(unreadable.map(({ testCaseId, stepNumber, part }) => [testCaseId, stepNumber, part])).toEqual(
    ['A', 'B'].flatMap((id) => [
      [id, 2, 'Ponder the "Milk"'],
      [id, 2, 'It feels right'],
      [id, undefined, 'All is well'],
    ]),
  )
  expect(unreadable.slice(0, 3).map(({ suggestions }) => suggestions)).toEqual([['Click "Milk"'], [], []])
  const readable = await ask(executeTestCases, await newRequest())
  expect(readable.unreadable).toEqual([])
})

const open = { ALLOW_PRIVATE_TARGETS: 'true' }
const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

test('where private targets are allowed, a page of another origin gets none, and learns how to', async () => {
  const request = await newRequest({ url: 'http://localhost:3000/' })
  await expectRefusal(runWith(open, elsewhere)(request), 403, {
    error: 'targets.foreign_page',
    message: expect.stringContaining('ALLOWED_ORIGINS'),
  })
  expect((await runWith(open)(request)).status).toBe(200)
  const own = { origin: 'http://tracewright.test', 'sec-fetch-site': 'same-origin' }
  expect((await runWith(open, own)(request)).status).toBe(200)
  const named = runWith({ ...open, ALLOWED_ORIGINS: 'https://evil.example' }, elsewhere)
  expect((await named(request)).status).toBe(200)
})

test('a page of another origin may run public targets, from which its run gets to no private one', async () => {
  const response = await runWith(open, elsewhere)(await newRequest())
  const { executionId } = (await response.json()) as { executionId: string }
  const record = await executions.getByName(executionId).record()
  expect((record!.input as RunInput).settings.allowPrivateTargets).toBe(false)
})

test('secrets, headers and credentials are stored sealed, never in the clear', async () => {
  const secrets = { PASS: 'hunter-two-secret' }
  const basicAuth = { username: 'staging-user', password: 'staging-word' }
  const request = await newRequest({ secrets, basicAuth, headers: { 'X-Bypass': 'bypass-token' } })
  const { executionId } = await ask(executeTestCases, request)
  const record = await executions.getByName(executionId).record()
  const stored = JSON.stringify(record)
  for (const value of ['hunter-two-secret', 'staging-user', 'staging-word', 'bypass-token'])
    expect(stored).not.toContain(value)
  const { sealed } = record!.input as RunInput
  const opened = JSON.parse(
    await unseal(signingSecret(newContext().services.settings), executionId, sealed),
  ) as unknown
  expect(opened).toEqual({ secrets, basicAuth, headers: { 'X-Bypass': 'bypass-token' } })
})

test.each(['rest_api', 'soap_api', 'graphql', 'a11y', 'perf'])(
  'the test type %s answers 501, whatever config holds',
  async (testType) => {
    await expectRefusal(
      send(executeTestCases, { ...(await newRequest()), testType, config: { anything: 1 } }),
      501,
      'not_implemented',
    )
  },
)

test('an unknown test type is 400', async () => {
  await expectRefusal(send(executeTestCases, { ...(await newRequest()), testType: 'telepathy' }), 400)
})

test('assertion strength is measured when the configuration says so, and only then', async () => {
  const asked = []
  for (const config of [{}, { assertionStrength: true }]) {
    const { executionId } = await ask(executeTestCases, await newRequest(config))
    const record = await executions.getByName(executionId).record()
    asked.push((record!.input as RunInput).config.assertionStrength)
  }
  expect(asked).toEqual([false, true])
})

test('assertion strength is yes or no', async () => {
  await expectRefusal(send(executeTestCases, await newRequest({ assertionStrength: 'much' })), 400, {
    path: 'config.assertionStrength',
  })
})

test.each([
  [{ url: 'ftp://example.com/' }, 'http and https'],
  [{ url: 'https://user:word@example.com/' }, 'basicAuth'],
  [{ url: 'not an address' }, 'valid absolute URL'],
])('the address of %j is refused with a sentence', async (config, sentence) => {
  const answer = await refusal(send(executeTestCases, { ...(await newRequest()), config }))
  expect(answer).toMatchObject({
    status: 400,
    error: 'targets.refused',
    message: expect.stringContaining(sentence),
  })
  expect(answer.details?.[0]?.path).toBe('config.url')
})

test.each([
  'http://127.0.0.1:8080/',
  'http://169.254.169.254/',
  'http://localhost/',
  'http://tracewright.test/',
])('%s is refused where private targets are not allowed', async (url) => {
  const run = runWith({ ALLOW_PRIVATE_TARGETS: 'false' })
  await expectRefusal(run({ ...(await newRequest()), config: { url } }), 400, 'targets.refused')
})

test('no run goes to a host that the operator calls our own', async () => {
  const run = runWith({ ALLOW_PRIVATE_TARGETS: 'false', OWN_HOSTS: 'app.example.com' })
  await expectRefusal(run(await newRequest({ url: 'https://app.example.com:8443/' })), 400, 'targets.refused')
})

test.each([
  [{}, 'config.url'],
  [{ url: 'https://example.com', surprise: 1 }, 'config.surprise'],
  [{ url: 'https://example.com', viewport: { width: 1, height: 720 } }, 'config.viewport.width'],
  [{ url: 'https://example.com', timezone: 'Mars/Base' }, 'config.timezone'],
  [{ url: 'https://example.com', locale: 'english please' }, 'config.locale'],
  [{ url: 'https://example.com', headers: { Host: 'evil' } }, 'config.headers'],
  [{ url: 'https://example.com', headers: { 'X-A': 'a\r\nB: c' } }, 'config.headers.X-A'],
  [{ url: 'https://example.com', secrets: { 'NO SPACES': 'x' } }, 'config.secrets.NO SPACES'],
  [{ url: 'https://example.com', secrets: { EMPTY: '' } }, 'config.secrets.EMPTY'],
])('the config %j is refused, naming %s', async (config, path) => {
  const answer = await refusal(send(executeTestCases, { ...(await newRequest()), config }))
  expect(answer).toMatchObject({ status: 400, error: 'validation_failed' })
  expect(answer.details?.map((detail) => detail.path)).toContain(path)
})

test('a session or case that does not exist is 404 with its path', async () => {
  const request = await newRequest()
  await expectRefusal(send(executeTestCases, { ...request, sessionId: crypto.randomUUID() }), 404, {
    error: 'sessions.not_found',
    path: 'sessionId',
  })
  await expectRefusal(send(executeTestCases, { ...request, testCaseIds: ['TC-1', 'TC-9'] }), 404, {
    error: 'test_cases.not_found',
    path: 'testCaseIds.1',
  })
})

test('more cases than a run may have, and a case named twice, are 400', async () => {
  const request = await newRequest()
  const many = Array.from({ length: 31 }, (_, index) => `TC-${index}`)
  await expectRefusal(send(executeTestCases, { ...request, testCaseIds: many }), 400, {
    message: expect.stringContaining('30'),
  })
  await expectRefusal(send(executeTestCases, { ...request, testCaseIds: ['TC-1', 'TC-1'] }), 400)
})

test('the sixth run an hour of one e-mail address is refused, in whatever case it is written', async () => {
  const name = crypto.randomUUID()
  const run = runWith({ EXECUTIONS_PER_HOUR: '5' })
  const request = await newRequest()
  for (let count = 0; count < 5; count++) {
    const userEmail = count % 2 ? `${name}@example.com` : `${name.toUpperCase()}@Example.com`
    expect((await run({ ...request, userEmail })).status).toBe(200)
  }
  const refused = await run({ ...request, userEmail: `${name}@example.com` })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await expectRefusal(refused, 429, 'rate_limited')
})

test('what is refused or not implemented does not count against the hour', async () => {
  const run = runWith({ EXECUTIONS_PER_HOUR: '1' })
  const request = { ...(await newRequest()), userEmail: `${crypto.randomUUID()}@example.com` }
  const statuses = []
  for (const change of [
    { config: { url: 'ftp://example.com' } },
    { testType: 'perf' },
    { testCaseIds: ['TC-9'] },
    {},
  ]) {
    statuses.push((await run({ ...request, ...change })).status)
  }
  expect(statuses).toEqual([400, 501, 404, 200])
})

test('a target host is protected from many callers together', async () => {
  const run = runWith({ EXECUTIONS_PER_HOST_PER_HOUR: '2' })
  const request = await newRequest()
  const { url } = request.config
  const statuses = []
  for (const address of [url, url.toUpperCase(), `${url}other?page`]) {
    statuses.push((await run({ ...request, config: { url: address } })).status)
  }
  expect(statuses).toEqual([200, 200, 429])
})

test('a session that is deleted while its run starts leaves no run behind', async () => {
  const executionId = crypto.randomUUID()
  const gone = publicSessions.getByName(crypto.randomUUID())
  expect(await gone.recordExecution({ executionId, now: Date.now() })).toEqual({ ok: false })
  expect(await gone.executionIds()).toEqual([])
})
