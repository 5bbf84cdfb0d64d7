import { unzipSync } from 'fflate'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { agentRuns } from '../../../../shared/db/tables/usage.ts'
import { generate } from '../../../../workers/features/public-generator/generate.ts'
import { generateTestCases } from '../../../../workers/features/quality/generate-test-cases.ts'
import { exportScripts } from '../../../../workers/features/test-scripts/export-scripts.route.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newKey, newOwner, newPerson } from '../../../support/people.ts'
import { text } from '../quality/support.ts'

const { token } = await newPerson()
const { testCases } = await ask(generateTestCases, { requirements: text, maxTestCases: 8 }, { token })
const baseUrl = 'https://shop.test/sign-up'

async function filesOf(input: Record<string, unknown>, headers: Record<string, string> = {}) {
  const response = await send(exportScripts, { testCases, baseUrl, ...input }, { token, headers })
  expect(response.status).toBe(200)
  return response
}

test('generated cases become a project whose tests carry their ids and titles', async () => {
  const { files } = await (
    await filesOf({ projectName: 'Shop' })
  ).json<{
    files: { path: string; content: string }[]
  }>()
  const paths = files.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['package.json', 'playwright.config.ts', 'README.md', 'pages/pages.ts']),
  )
  const tests = files.filter(({ path }) => path.startsWith('tests/')).map(({ content }) => content)
  for (const { id } of testCases) expect(tests.join('\n')).toContain(id)
  expect(files.find(({ path }) => path === 'playwright.config.ts')?.content).toContain(baseUrl)
})

test('an archive is answered to who accepts one, with the same files', async () => {
  const { files } = await (await filesOf({})).json<{ files: { path: string; content: string }[] }>()
  const response = await filesOf({ projectName: 'Grüße' }, { accept: 'application/zip' })
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toContain(
    "filename*=UTF-8''gr%C3%BC%C3%9Fe-test-cases.zip",
  )
  const archive = unzipSync(new Uint8Array(await response.arrayBuffer()))
  expect(Object.keys(archive).toSorted()).toEqual(files.map(({ path }) => path).toSorted())
})

test('a language that the framework has no projects for is refused, and the ones it has are named', async () => {
  const input = { testCases, baseUrl, framework: 'fw-one', language: 'java' }
  const { status, error, details } = await refusal(send(exportScripts, input, { token }))
  expect([status, error]).toEqual([400, 'validation_failed'])
  expect(details).toEqual([
    { path: 'language', message: 'Playwright projects are written in typescript or javascript' },
  ])
})

test('an address that is none of the web is refused', async () => {
  for (const bad of ['javascript:alert(1)', 'file:///etc/passwd', 'nowhere'])
    expect((await send(exportScripts, { testCases, baseUrl: bad }, { token })).status, bad).toBe(400)
})

test('an unknown session is not found, and is named as the field that it stands in', async () => {
  const input = { testCases, baseUrl, sessionId: crypto.randomUUID() }
  const { status, error, details } = await refusal(send(exportScripts, input, { token }))
  expect([status, error]).toEqual([404, 'sessions.not_found'])
  expect(details?.[0]?.path).toBe('sessionId')
})

test('the elements of a session are those that its cases found when they last passed', async () => {
  const open = await ask(generate, { requirements: text, maxTestCases: 3 })
  if (!('testCases' in open)) throw new Error('The generation was not synchronous')
  const [first] = open.testCases
  if (!first?.steps?.[0]) throw new Error('A case without steps')
  const steps = first.steps.map(({ action }) => ({
    action,
    targets: /^Enter .* in the "Name" field$/.test(action)
      ? [
          {
            purpose: 'fill' as const,
            role: 'textbox',
            name: 'Your full name',
            mark: '',
            place: '',
            others: [],
          },
        ]
      : [],
  }))
  expect(steps.some(({ targets }) => targets.length > 0)).toBe(true)
  await newContext()
    .services.publicSessions.getByName(open.sessionId)
    .remember({ testCaseId: first.id, steps })
  const input = { testCases: open.testCases, sessionId: open.sessionId, includePageObjects: false }
  const written = await (await filesOf(input)).text()
  expect(written).toContain("getByLabel('Your full name', { exact: true })")
})

test('scripts that a key asks for are an agent run of its organization', async () => {
  const owner = await newOwner()
  const { key } = await newKey(owner, { scopes: ['read'] })
  const steps = [{ stepNumber: 1, action: 'Click "Pay"', expectedResult: '"Paid" is shown' }]
  const testCases = [{ id: 'P', title: 'Pay', steps }]
  const input = { testCases, baseUrl: 'https://shop.example/' }
  expect((await send(exportScripts, input, { token: key })).status).toBe(200)
  const { db } = newContext().services
  const runs = await db.select().from(agentRuns).where(eq(agentRuns.organizationId, owner.organizationId))
  expect(runs).toMatchObject([
    { agentType: 'test-scripts', inputSummary: '1 test case', status: 'completed' },
  ])
})
