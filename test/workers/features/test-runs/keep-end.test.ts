import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testResults, testRuns } from '../../../../shared/db/tables/test-runs.ts'
import { agentRuns } from '../../../../shared/db/tables/usage.ts'
import { getTestCase } from '../../../../workers/features/test-cases/get-test-case.ts'
import { getTestRunStatus } from '../../../../workers/features/test-runs/get-test-run-status.ts'
import { resumeEndedRuns } from '../../../../workers/features/test-runs/resume-ended-runs.ts'
import { getTraceability } from '../../../../workers/features/traceability/get-traceability.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { runningExecution } from '../../../support/executions.ts'
import { db } from '../projects/support.ts'
import { newSuite } from '../test-cases/support.ts'
import { finishedRun } from './support.ts'

const suite = await newSuite()
const { token } = suite
const newIds = async (count: number) => {
  const made = []
  for (let at = 0; at < count; at++) made.push((await suite.testCase()).id)
  return made as [string, string, string]
}

const caseOf = (testCaseId: string) => ask(getTestCase, { testCaseId }, { token })
const runRow = async (executionId: string) =>
  (await db.select().from(testRuns).where(eq(testRuns.executionId, executionId)))[0]
const resultsOf = (executionId: string) =>
  db.select().from(testResults).where(eq(testResults.executionId, executionId))

test('the end of a run brings its summary, a row for each case and the last verdict of each, told twice or at once', async () => {
  const [a, b, c] = await newIds(3)
  const run = await finishedRun(suite, { verdicts: { [a]: 'passed', [b]: 'failed', [c]: undefined } })
  await Promise.all([run.tell(), run.tell()])
  await run.tell()
  const counts = { total: 3, passed: 1, failed: 1, error: 0, skipped: 1, healed: 0 }
  const { executionId } = run
  const rows = await resultsOf(executionId)
  expect(new Map(rows.map(({ testCaseId, status }) => [testCaseId, status]))).toEqual(
    new Map([
      [a, 'passed'],
      [b, 'failed'],
      [c, 'skipped'],
    ]),
  )
  expect(await caseOf(a)).toMatchObject({ lastStatus: 'passed', lastExecutionId: executionId })
  expect(await caseOf(b)).toMatchObject({ lastStatus: 'failed', lastExecutionId: executionId })
  expect(await caseOf(c)).toMatchObject({ lastStatus: null, lastExecutionId: null })
  const [work] = await db.select().from(agentRuns).where(eq(agentRuns.runId, executionId))
  expect(work).toMatchObject({ status: 'completed', outputSummary: '1 passed, 1 failed, 1 skipped' })
  const status = await ask(getTestRunStatus, { executionId }, { token })
  expect(status).toEqual({ executionId, status: 'completed', counts, progress: 1 })
})

test('a verdict that is told late does not take the place of a newer one', async () => {
  const [a] = await newIds(1)
  const older = await finishedRun(suite, { verdicts: { [a]: 'failed' }, at: Date.now() - 5000 })
  const newer = await finishedRun(suite, { verdicts: { [a]: 'passed' } })
  await newer.tell()
  await older.tell()
  expect(await caseOf(a)).toMatchObject({ lastStatus: 'passed', lastExecutionId: newer.executionId })
})

test('of two runs that ended at one moment the same one is the last, whichever is told first and how often', async () => {
  const [a] = await newIds(1)
  const at = Date.now() - 1000
  const runs = [
    await finishedRun(suite, { verdicts: { [a]: 'failed' }, at }),
    await finishedRun(suite, { verdicts: { [a]: 'passed' }, at }),
  ]
  const seen = new Set<string | null>()
  for (const run of [...runs, ...runs]) await run.tell()
  seen.add((await caseOf(a)).lastExecutionId)
  for (const run of runs.toReversed()) await run.tell()
  seen.add((await caseOf(a)).lastExecutionId)
  expect([...seen]).toEqual([
    runs
      .map(({ executionId }) => executionId)
      .toSorted()
      .at(-1),
  ])
})

test('a verdict that is told late counts among the changes of verdict all the same', async () => {
  const own = await newSuite()
  const { id } = await own.testCase()
  const start = Date.now()
  // What ends in the future counts as ended now.
  await expect.poll(() => Date.now()).toBeGreaterThan(start + 30)
  const verdicts = ['passed', 'failed', 'passed'] as const
  const [first, second, third] = await Promise.all(
    verdicts.map((verdict, at) =>
      finishedRun(own, { verdicts: { [id]: verdict }, at: start + 10 * (at + 1) }),
    ),
  )
  await first?.tell()
  await third?.tell()
  await second?.tell()
  const traced = await ask(getTraceability, { projectId: own.projectId }, { token: own.token })
  expect(traced).toMatchObject({ flaky: [{ testCaseId: id, flips: 2 }], passRate: 1 })
})

test('a runner whose clock is ahead does not keep later runs from having the last word', async () => {
  const [a] = await newIds(1)
  const ahead = await finishedRun(suite, { verdicts: { [a]: 'failed' }, at: Date.now() + 3_600_000 })
  await ahead.tell()
  const now = await finishedRun(suite, { verdicts: { [a]: 'passed' }, at: Date.now() + 1000 })
  await now.tell()
  expect(await caseOf(a)).toMatchObject({ lastStatus: 'passed', lastExecutionId: now.executionId })
})

test('what the project no longer knows leaves nothing', async () => {
  const [a] = await newIds(1)
  const run = await finishedRun(suite, { verdicts: { [a]: 'passed' } })
  await db.delete(testRuns).where(eq(testRuns.executionId, run.executionId))
  await run.tell()
  expect(await run.stub.record()).toBeNull()
  expect(await resultsOf(run.executionId)).toEqual([])
  expect(await caseOf(a)).toMatchObject({ lastStatus: null })
})

test('a run whose message got lost is told by the upkeep, and one whose object is gone as failed', async () => {
  const [a] = await newIds(1)
  const lost = await finishedRun(suite, { verdicts: { [a]: 'passed' } })
  const gone = await finishedRun(suite, { verdicts: { [a]: 'passed' } })
  const statusOf = async ({ executionId }: { executionId: string }) => (await runRow(executionId))?.status
  for (const run of [lost, gone])
    await expect.poll(() => statusOf(run), { timeout: 60_000 }).toBe('completed')
  await gone.stub.purge()
  const untold = { status: 'running', finishedAt: null, createdAt: Date.now() - 3_600_000 } as const
  for (const { executionId } of [lost, gone])
    await db.update(testRuns).set(untold).where(eq(testRuns.executionId, executionId))
  expect(await resumeEndedRuns(newContext())).toBeGreaterThanOrEqual(2)
  await expect.poll(() => statusOf(lost), { timeout: 60_000 }).toBe('completed')
  await expect.poll(() => statusOf(gone), { timeout: 60_000 }).toBe('failed')
})

test('runs that still go on stand in no other run’s way when the upkeep looks for ends that got lost', async () => {
  const [a] = await newIds(1)
  const { stub, executionId } = await finishedRun(suite, { verdicts: { [a]: 'passed' } })
  const statusOf = async () => (await runRow(executionId))?.status
  await expect.poll(statusOf, { timeout: 60_000 }).toBe('completed')
  const ended = (await runRow(executionId))!
  const hourMs = 3_600_000
  const { organizationId, projectId } = suite
  for (let going = 0; going < 3; going++) {
    const other = await runningExecution({ kind: 'hosted-run', organizationId, projectId })
    await db.insert(testRuns).values({
      ...ended,
      executionId: other.executionId,
      status: 'running',
      finishedAt: null,
      createdAt: ended.createdAt - 3 * hourMs,
    })
  }
  const untold = { status: 'running', finishedAt: null, createdAt: ended.createdAt - 2 * hourMs } as const
  await db.update(testRuns).set(untold).where(eq(testRuns.executionId, executionId))
  expect(await stub.record()).toMatchObject({ status: 'completed' })
  await resumeEndedRuns(newContext(), 2)
  await expect.poll(statusOf, { timeout: 60_000 }).toBe('completed')
})
