import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ciRuns } from '../../../../shared/db/tables/ci-triggers.ts'
import { testRuns } from '../../../../shared/db/tables/test-runs.ts'
import type { JobMessage } from '../../../../shared/kernel/job-message.ts'
import { table } from '../../../../workers/api/table.ts'
import { runSuite } from '../../../../workers/features/ci-triggers/run-suite.ts'
import { cancelTestRun } from '../../../../workers/features/test-runs/cancel-test-run.ts'
import type { RunInput } from '../../../../workers/features/hosted-runs/index.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { mostWaiting } from '../../../../workers/features/ci-triggers/rules.ts'
import { deploy, newContext } from '../../../support/context.ts'
import { executions } from '../../../support/objects.ts'
import { newOwner } from '../../../support/people.ts'
import { brokenQueue, silentQueue } from '../../../support/queues.ts'
import { auditOf, db } from '../projects/support.ts'
import { ciRun, newPipeline, newSha, steps, still } from './support.ts'

const pipeline = await newPipeline()
const { run, call } = pipeline
const casesOf = async (executionId: string) =>
  ((await executions.getByName(executionId).record())!.input as RunInput).cases.map(({ id }) => id)

test('a key runs the cases with a tag, and the audit log names the key', async () => {
  const commit = newSha()
  const given = { commit, branch: 'main', name: 'Smoke', environment: 'staging' }
  const { executionId, ...answer } = await run(given)
  expect(answer).toEqual({ status: 'queued', total: 2, repeated: false })
  expect(await casesOf(executionId)).toEqual(pipeline.caseIds)
  expect(await ciRun(executionId)).toMatchObject({
    commit,
    branch: 'main',
    triggerId: null,
    callbackUrl: null,
  })
  expect(await auditOf(executionId)).toMatchObject([
    {
      action: 'ciTriggers.runSuite',
      actor: `key:${pipeline.keyId}`,
      summary: 'Started a run of 2 test cases',
    },
  ])
  const [listed] = (await pipeline.runs()).filter((one) => one.executionId === executionId)
  expect(listed).toMatchObject({ name: 'Smoke', environment: 'staging', createdBy: pipeline.keyId })
})

test('a suite may be cases by their ids, those of a story, or all that the project has', async () => {
  const one = await newPipeline()
  const [first, second] = one.caseIds
  const { storyId } = await one.story()
  const { id } = await one.testCase({ storyId, steps })
  for (const [suite, cases] of [
    [{ testCaseIds: [second, first] }, [second, first]],
    [{ storyId }, [id]],
    [null, [first, second, id]],
  ] as const) {
    const { executionId } = await one.run({ suite })
    expect(await casesOf(executionId)).toEqual(cases)
  }
})

test('a suite that holds nothing is refused with what would help, and one that is too large', async () => {
  const empty = await refusal(call({ suite: { tag: 'smokey' } }))
  expect(empty).toMatchObject({
    status: 409,
    error: 'ci_triggers.suite_empty',
    message: 'No test case has the tag "smokey". Add cases to the suite, or name another one.',
  })
  const small = deploy(table, { RUNS: silentQueue, QA_CASES_PER_RUN: 1 })
  expect(await refusal(call({}, { transport: small }))).toMatchObject({
    status: 409,
    error: 'ci_triggers.suite_too_large',
  })
})

test.each([
  ['a case of nobody', { suite: { testCaseIds: [crypto.randomUUID()] } }, 404, 'suite.testCaseIds.0'],
  ['a story of nobody', { suite: { storyId: crypto.randomUUID() } }, 404, 'suite.storyId'],
  ['a private target', { targetUrl: 'http://10.0.0.1/' }, 400, 'targetUrl'],
  ['two suites at once', { suite: { tag: 'a', storyId: crypto.randomUUID() } }, 400, 'suite'],
  ['a commit that is a command', { commit: 'x; rm -rf /' }, 400, 'commit'],
  ['a wait that outlasts a request', { waitSeconds: 101 }, 400, 'waitSeconds'],
  ['a callback to a private address', callback('http://169.254.169.254/'), 400, 'callbackUrl'],
  ['a callback to this service itself', callback('https://tracewright.test/'), 400, 'callbackUrl'],
  ['a callback that nothing signs', { callbackUrl: 'https://ci.example/' }, 400, 'callbackSecret'],
  ['a secret for no callback', { callbackSecret: 'A'.repeat(44) }, 400, 'callbackUrl'],
  [
    'a secret that is easy to guess',
    { ...callback('https://ci.example/'), callbackSecret: 'hunter2' },
    400,
    'callbackSecret',
  ],
] as const)('%s is refused by its place, and nothing starts', async (_, given, status, path) => {
  const one = await newPipeline()
  expect(await refusal(one.call(given))).toMatchObject({ status, details: [{ path }] })
  expect(await one.runs()).toEqual([])
})

test('a target that nobody may open is refused before the project is looked for', async () => {
  const { token } = await newOwner()
  const { projectId } = pipeline
  const asked = (targetUrl: string) =>
    refusal(send(runSuite, { projectId, targetUrl, suite: null }, { token, transport: still }))
  expect(await asked('http://10.0.0.1/')).toMatchObject({ status: 400, error: 'targets.refused' })
  expect(await asked('https://shop.example.com/')).toMatchObject({ status: 404 })
})

function callback(callbackUrl: string) {
  return { callbackUrl, callbackSecret: Buffer.alloc(32, 7).toString('base64') }
}

test('the same commit, suite and environment starts one run, also by many calls at once', async () => {
  const one = await newPipeline()
  const given = { commit: newSha(), environment: 'staging' }
  const answers = await Promise.all([1, 2, 3, 4].map(() => one.run(given)))
  expect(new Set(answers.map(({ executionId }) => executionId)).size).toBe(1)
  expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
  expect(await one.runs()).toHaveLength(1)
  const later = await one.run(given)
  expect(later).toMatchObject({ repeated: true, status: 'queued', total: 2, counts: { total: 2 } })
})

test('what starts nothing takes no place of a limit', async () => {
  const one = await newPipeline()
  const transport = deploy(table, { RUNS: silentQueue, QA_EXECUTIONS_PER_HOUR: 2 })
  const given = { commit: newSha() }
  await Promise.all([1, 2].map(() => one.call(given, { transport })))
  for (let again = 0; again < 3; again++) await one.run(given, { transport })
  await one.run({ commit: newSha() }, { transport })
  expect(await refusal(one.call({ commit: newSha() }, { transport }))).toMatchObject({ status: 429 })
})

test('a rerun is another run, and answers for the commit from then on', async () => {
  const one = await newPipeline()
  const given = { commit: newSha() }
  const first = await one.run(given)
  const again = await one.run({ ...given, rerun: true })
  expect(again).toMatchObject({ repeated: false })
  expect(again.executionId).not.toBe(first.executionId)
  expect(await one.run(given)).toMatchObject({ executionId: again.executionId, repeated: true })
})

test('a run that was deleted answers for nothing: the commit runs anew', async () => {
  const one = await newPipeline()
  const given = { commit: newSha() }
  const { executionId } = await one.run(given)
  await db.delete(testRuns).where(eq(testRuns.executionId, executionId))
  const anew = await one.run(given)
  expect(anew).toMatchObject({ repeated: false, status: 'queued' })
  expect(await one.run(given)).toMatchObject({ executionId: anew.executionId, repeated: true })
})

test('after a day the same commit runs anew', async () => {
  const one = await newPipeline()
  const given = { commit: newSha() }
  const { executionId } = await one.run(given)
  const createdAt = Date.now() - 24 * 3_600_000
  await db.update(ciRuns).set({ createdAt }).where(eq(ciRuns.executionId, executionId))
  expect(await one.run(given)).toMatchObject({ repeated: false })
})

test('without a commit each call is a run of its own, but for repeats under one Idempotency-Key', async () => {
  const one = await newPipeline()
  const key = { headers: { 'idempotency-key': crypto.randomUUID() } }
  const answers = [await one.run(), await one.run(), await one.run({}, key), await one.run({}, key)]
  expect(answers.every(({ repeated }) => !repeated)).toBe(true)
  expect(await one.runs()).toHaveLength(3)
})

test('a run whose process died before it was ordered is ordered by whoever asks again', async () => {
  const one = await newPipeline()
  const ordered: JobMessage[] = []
  const send = (message: JobMessage) => Promise.resolve(void ordered.push(message))
  const given = { commit: newSha() }
  const died = await one.call(given, { transport: deploy(table, { RUNS: brokenQueue }) })
  expect(died.status).toBe(500)
  const again = await one.run(given, { transport: deploy(table, { RUNS: { send } }) })
  expect(again).toMatchObject({ repeated: true, status: 'queued' })
  expect(ordered.map(({ payload }) => payload)).toEqual([{ executionId: again.executionId }])
  expect(await one.runs()).toHaveLength(1)
})

test('the same under an Idempotency-Key comes to the run that was begun', async () => {
  const one = await newPipeline()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const given = { commit: newSha() }
  const died = await one.call(given, { headers, transport: deploy(table, { RUNS: brokenQueue }) })
  expect(died.status).toBe(500)
  const answer = await one.run(given, { headers })
  expect(answer).toMatchObject({ repeated: false, total: 2 })
  expect(await one.runs()).toMatchObject([{ executionId: answer.executionId }])
})

test('whoever waits is answered at the end, with counts, and after the time that was asked for in any case', async () => {
  const given = { commit: newSha() }
  expect(await run({ ...given, waitSeconds: 1 })).toMatchObject({ status: 'queued', counts: { total: 2 } })
  const waiting = run({ ...given, waitSeconds: 60 })
  const { executionId } = await run(given)
  await ask(cancelTestRun, { executionId }, { token: pipeline.key, transport: still })
  expect(await waiting).toEqual({
    executionId,
    status: 'cancelled',
    total: 2,
    repeated: true,
    counts: { total: 2, passed: 0, failed: 0, error: 0, skipped: 2, healed: 0 },
  })
})

/** Whether one more call has a place among those who wait for a run. */
async function placeAt(executionId: string) {
  const { services, now } = newContext()
  const asked = { name: 'calls that wait for a run', key: executionId, max: mostWaiting, windowMs: 200_000 }
  return (await services.limiter.take({ ...asked, now: now() })).allowed
}

test('of those who wait for one run only so many look at it; the others are answered how it stands after a moment', async () => {
  const given = { commit: newSha() }
  const { executionId } = await run(given)
  await run({ ...given, waitSeconds: 1 })
  for (let place = 0; place < mostWaiting; place++) expect(await placeAt(executionId)).toBe(true)
  expect(await placeAt(executionId)).toBe(false)
  const { EXECUTION, looks } = watchedExecutions()
  const transport = deploy(table, { RUNS: silentQueue, EXECUTION })
  expect(await run({ ...given, waitSeconds: 2 }, { transport })).toMatchObject({ status: 'queued' })
  expect(looks()).toBe(0)
})

/** The executions, and how often somebody has looked at the events of one. */
function watchedExecutions() {
  let looks = 0
  const getByName = (name: string) =>
    new Proxy(env.EXECUTION.getByName(name), {
      get:
        (stub, method) =>
        (...given: unknown[]) => {
          if (method === 'eventsAfter') looks += 1
          // Called by its name: a method of a stub has no `apply`.
          return (stub as unknown as Record<PropertyKey, (...given: unknown[]) => unknown>)[method]?.(
            ...given,
          )
        },
    })
  return { EXECUTION: { getByName }, looks: () => looks }
}
