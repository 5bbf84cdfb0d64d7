import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { idempotencyKeys } from '../../../../shared/db/tables/idempotency.ts'
import { projects } from '../../../../shared/db/tables/projects.ts'
import { caseTargets, testRuns } from '../../../../shared/db/tables/test-runs.ts'
import { keyHashOf } from '../../../../workers/api/http/idempotency/rules.ts'
import { unprepared } from '../../../../shared/domain/step-readings/set-up.ts'
import { table } from '../../../../workers/api/table.ts'
import type { RunInput } from '../../../../workers/features/hosted-runs/index.ts'
import { deleteProject } from '../../../../workers/features/projects/delete-project.ts'
import { listAgentRuns } from '../../../../workers/features/projects/list-agent-runs.ts'
import { listTestCases } from '../../../../workers/features/test-cases/list-test-cases.ts'
import { listTestRuns } from '../../../../workers/features/test-runs/list-test-runs.ts'
import { runTestCases } from '../../../../workers/features/test-runs/run-test-cases.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { executions } from '../../../support/objects.ts'
import { newOwner } from '../../../support/people.ts'
import { silentQueue } from '../../../support/queues.ts'
import { waitingDatabase } from '../../../support/waiting-database.ts'
import { db, patience } from '../projects/support.ts'
import { newSuite } from '../test-cases/support.ts'
import { finishedRun } from './support.ts'

const suite = await newSuite()
const { token, projectId, organizationId } = suite
const newHost = () => `https://${crypto.randomUUID()}.example.com/`
const steps = [{ stepNumber: 1, action: 'Open the page', expectedResult: 'The page is shown' }]
const request = (testCases: unknown[], given: object = {}) => ({
  projectId,
  organizationId,
  targetUrl: newHost(),
  testCases,
  ...given,
})
const run = (testCases: unknown[], given: object = {}, headers: Record<string, string> = {}) =>
  send(runTestCases, request(testCases, given), { token, headers })
const started = async (...asked: Parameters<typeof run>) => {
  const response = await run(...asked)
  expect(response.status).toBe(200)
  return response.json<{ executionId: string; total: number }>()
}
const storedCount = async () =>
  (await ask(listTestCases, { projectId, limit: 200 }, { token })).testCases.length

test('two pipelines that send the same new case at once store it once', async () => {
  const own = await newSuite()
  const kinds = { description: '', priority: 'medium', type: 'functional', preconditions: [] }
  const testCases = [{ id: 'TC-NEW', title: 'New', ...kinds, steps }]
  const { projectId: ownId, organizationId: theirs } = own
  const input = { projectId: ownId, organizationId: theirs, targetUrl: newHost(), testCases }
  const start = () => send(runTestCases, input, { token: own.token })
  const answers = await Promise.all([start(), start(), start()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const stored = await ask(listTestCases, { projectId: ownId }, { token: own.token })
  expect(stored.testCases.map(({ externalId }) => externalId)).toEqual(['TC-NEW'])
})

test('a run of stored cases takes along the preconditions that nobody brings about, as they are now', async () => {
  const preconditions = ['the reader is blocked', 'an order with number 17']
  const automation = { ready: false, reasons: unprepared(preconditions) }
  const kinds = { description: '', priority: 'medium', type: 'functional', steps }
  const given = [
    { ...kinds, id: crypto.randomUUID(), title: 'Not prepared', preconditions, automation },
    { ...kinds, id: crypto.randomUUID(), title: 'By hand', preconditions },
    { ...kinds, id: crypto.randomUUID(), title: 'Taken out', preconditions: [], automation },
  ]
  const { executionId } = await started(given)
  const input = (await executions.getByName(executionId).record())!.input as RunInput
  const unmet = input.cases.map(({ unmetPreconditions }) => unmetPreconditions)
  expect(unmet).toEqual([preconditions, undefined, undefined])
})

test('a run of stored cases is listed in its project, plays them as they are stored, and belongs to the organization', async () => {
  const { storyId } = await suite.story()
  const { id } = await suite.testCase({ steps })
  const targets = [{ stepNumber: 1, targets: [] }] as never
  await db.insert(caseTargets).values({ testCaseId: id, projectId, targets })
  const given = {
    name: 'Nightly',
    environment: 'staging',
    storyId,
    parallel: 3,
    config: { secrets: { PIN: '1234' } },
  }
  const { executionId, total } = await started([id], given)
  expect(total).toBe(1)
  const record = await executions.getByName(executionId).record()
  expect(record).toMatchObject({ kind: 'hosted-run', sessionId: null, organizationId, projectId })
  const input = record!.input as RunInput
  expect(input).toMatchObject({
    party: `organization:${organizationId}`,
    settings: { parallel: 3 },
    cases: [{ id, steps, remembered: targets }],
  })
  expect(JSON.stringify(record)).not.toContain('1234')
  const { executions: listed } = await ask(listTestRuns, { projectId, storyId }, { token })
  expect(listed).toMatchObject([
    { executionId, name: 'Nightly', environment: 'staging', counts: { total: 1 } },
  ])
  const { agentRuns } = await ask(listAgentRuns, { projectId }, { token })
  expect(agentRuns.find(({ runId }) => runId === executionId)).toMatchObject({
    agentType: 'test-execution',
    inputSummary: 'Nightly: 1 test case',
  })
})

test('a whole case that the project does not have is stored first, and is the same one when it is sent again', async () => {
  const before = await storedCount()
  const whole = { id: 'LOGIN-1', title: 'Sign in', steps }
  const first = await started([whole])
  const again = await started([whole])
  expect(await storedCount()).toBe(before + 1)
  const idOf = async ({ executionId }: { executionId: string }) =>
    ((await executions.getByName(executionId).record())!.input as RunInput).cases[0]?.id
  expect(await idOf(again)).toBe(await idOf(first))
})

test('under one Idempotency-Key a run starts once, also by two at once', async () => {
  const { id } = await suite.testCase({ steps })
  const targetUrl = newHost()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all([1, 2].map(() => run([id], { targetUrl }, key)))
  const last = await run([id], { targetUrl }, key)
  expect(last.status).toBe(200)
  expect(answers.map(({ status }) => status)).toContain(200)
  const rows = await db.select().from(testRuns).where(eq(testRuns.targetUrl, targetUrl))
  expect(rows).toHaveLength(1)
})

test('a target that nobody may open is refused before the project is looked for', async () => {
  const { id } = await suite.testCase({ steps })
  const stranger = await newOwner()
  const asked = (targetUrl: string) =>
    refusal(send(runTestCases, { ...request([id]), targetUrl }, { token: stranger.token }))
  expect(await asked('http://10.0.0.1/')).toMatchObject({ status: 400, error: 'targets.refused' })
  expect(await asked(newHost())).toMatchObject({ status: 404 })
})

test('a start that lives beyond its lease shares its run with the repeat that took its key', async () => {
  const { id } = await suite.testCase({ steps })
  const asked = request([id])
  const key = crypto.randomUUID()
  const headers = { 'idempotency-key': key }
  const start = (DB: D1Database) =>
    send(runTestCases, asked, { token, headers, transport: deploy(table, { DB, RUNS: silentQueue }) })
  const { database, held, letGo } = waitingDatabase(env.DB, 'insert into "test_runs"')
  const slow = start(database)
  await held
  await db
    .update(idempotencyKeys)
    .set({ leaseUntil: 1 })
    .where(eq(idempotencyKeys.keyHash, keyHashOf(key)))
  const second = await start(env.DB)
  letGo()
  const first = await slow
  expect([first.status, second.status]).toEqual([200, 200])
  const { executionId } = await second.json<{ executionId: string }>()
  expect(await first.json()).toMatchObject({ executionId })
  expect(await executions.getByName(executionId).record()).toMatchObject({ status: 'queued' })
})

test.each([
  ['an unknown case', async () => [crypto.randomUUID()], {}, 404, 'testCases.0'],
  [
    'a case of another project',
    async () => [(await (await newSuite()).testCase()).id],
    {},
    404,
    'testCases.0',
  ],
  ['a story of another project', newCase, { storyId: true }, 404, 'storyId'],
  ['a sprint of nobody', newCase, { sprintId: crypto.randomUUID() }, 404, 'sprintId'],
  ['a private address', newCase, { targetUrl: 'http://10.0.0.1/' }, 400, 'targetUrl'],
  ['eleven at a time', newCase, { parallel: 11 }, 400, 'parallel'],
  ['an unknown setting', newCase, { config: { browser: 'x' } }, 400, 'config.browser'],
] as const)('%s is refused by its place, and nothing starts', async (_, cases, given, status, path) => {
  const story = 'storyId' in given ? { storyId: (await (await newSuite()).story()).storyId } : {}
  const targetUrl = newHost()
  const refused = await refusal(run([...(await cases())], { targetUrl, ...given, ...story }))
  expect(refused).toMatchObject({ status, details: [{ path }] })
  expect(await db.select().from(testRuns).where(eq(testRuns.targetUrl, targetUrl))).toEqual([])
})

async function newCase() {
  return [(await suite.testCase()).id]
}

test('a case that is named twice, and more cases than a run takes, are refused', async () => {
  const [id] = await newCase()
  expect(await refusal(run([id, id]))).toMatchObject({ status: 400, details: [{ path: 'testCases.1' }] })
  const many = Array.from({ length: 501 }, () => crypto.randomUUID())
  expect(await refusal(run(many))).toMatchObject({ status: 400, details: [{ path: 'testCases' }] })
})

test('a project that is deleted takes its runs along, those under way as well, and what they told', async () => {
  const gone = await newSuite()
  const { id } = await gone.testCase({ steps })
  const over = await finishedRun(gone, { verdicts: { [id]: 'passed' } })
  await over.tell()
  const answer = await send(
    runTestCases,
    { ...request([id]), projectId: gone.projectId, organizationId: gone.organizationId },
    { token: gone.token },
  )
  const { executionId } = await answer.json<{ executionId: string }>()
  await ask(deleteProject, { projectId: gone.projectId }, { token: gone.token })
  const left = () => db.select().from(projects).where(eq(projects.projectId, gone.projectId))
  await expect.poll(left, patience).toEqual([])
  for (const each of [over.executionId, executionId])
    expect(await executions.getByName(each).record()).toBeNull()
  await over.tell()
  expect(await db.select().from(testRuns).where(eq(testRuns.projectId, gone.projectId))).toEqual([])
})
