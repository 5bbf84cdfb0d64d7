import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { defectOccurrences, defects } from '../../../../shared/db/tables/defects.ts'
import { ciRuns } from '../../../../shared/db/tables/ci-triggers.ts'
import { testResults, testRuns } from '../../../../shared/db/tables/test-runs.ts'
import { webhookDeliveries } from '../../../../shared/db/tables/webhooks.ts'
import { sealSecrets, newSecret } from '../../../../workers/features/webhooks/index.ts'
import { createWebhook } from '../../../../workers/features/webhooks/create-webhook.ts'
import { sendWaitingEvents } from '../../../../workers/features/webhooks/send-waiting-events.ts'
import { getTestCase } from '../../../../workers/features/test-cases/get-test-case.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { newReceiver } from '../../../support/receivers.ts'
import { refusingDatabase } from '../../../support/refusing-database.ts'
import { db, patience } from '../projects/support.ts'
import { newSuite } from '../test-cases/support.ts'
import { finishedRun } from './support.ts'

/** A run of three cases in a project of its own, one of which failed and one of which never ran; it owes a callback. */
async function newEnd(owner: Awaited<ReturnType<typeof newOwner>>, callbackUrl: string) {
  const suite = await newSuite(owner)
  const ids: string[] = []
  for (let made = 0; made < 3; made++) ids.push((await suite.testCase()).id)
  const [passed = '', failed = '', skipped = ''] = ids
  const { projectId, organizationId } = suite
  const secret = { current: newSecret() }
  const run = await finishedRun(suite, {
    verdicts: { [passed]: 'passed', [failed]: 'failed', [skipped]: undefined },
    autoCreateDefects: true,
  })
  const { executionId } = run
  const sealedSecret = await sealSecrets(newContext(), executionId, secret)
  const row = { executionId, organizationId, projectId, callbackUrl, sealedSecret, createdAt: Date.now() }
  await db.insert(ciRuns).values(row)
  return { ...run, suite, ids: { passed, failed, skipped } }
}

/** Everything that a project is to know of that run. */
async function expectWhole({ executionId, suite, ids }: Awaited<ReturnType<typeof newEnd>>) {
  const { projectId, token } = suite
  const [run] = await db.select().from(testRuns).where(eq(testRuns.executionId, executionId))
  const counts = { total: 3, passed: 1, failed: 1, error: 0, skipped: 1, healed: 0 }
  expect(run).toMatchObject({ status: 'completed', counts })
  const rows = await db.select().from(testResults).where(eq(testResults.executionId, executionId))
  expect(Object.fromEntries(rows.map(({ testCaseId, status }) => [testCaseId, status]))).toEqual({
    [ids.passed]: 'passed',
    [ids.failed]: 'failed',
    [ids.skipped]: 'skipped',
  })
  for (const [id, lastStatus] of [
    [ids.passed, 'passed'],
    [ids.failed, 'failed'],
    [ids.skipped, null],
  ] as const)
    expect(await ask(getTestCase, { testCaseId: id }, { token })).toMatchObject({ lastStatus })
  const found = await db.select().from(defects).where(eq(defects.projectId, projectId))
  expect(found).toMatchObject([{ testCaseId: ids.failed, status: 'open', number: 1 }])
  const seen = await db.select().from(defectOccurrences).where(eq(defectOccurrences.projectId, projectId))
  expect(seen).toMatchObject([{ executionId, testCaseId: ids.failed }])
  const owed = and(
    eq(webhookDeliveries.webhookId, executionId),
    eq(webhookDeliveries.eventType, 'run.callback'),
  )
  expect(await db.select().from(webhookDeliveries).where(owed)).toHaveLength(1)
}

test.each(['before', 'after'] as const)(
  'the end of a run of which D1 refuses any one call, %s it is done, is whole once it is told again: no result is lost, no defect is made twice',
  { timeout: 300_000 },
  async (when) => {
    const owner = await newOwner()
    const { organizationId, token } = owner
    const hook = newReceiver()
    const callback = newReceiver()
    await ask(
      createWebhook,
      { organizationId, url: hook.url, events: ['run.finished', 'defect.created'] },
      { token },
    )
    const told: string[] = []
    for (let nth = 1; ; nth++) {
      const end = await newEnd(owner, callback.url)
      const { database, refused } = refusingDatabase(env.DB, nth, when)
      const first = await end.tell(database).then(
        () => 'told' as const,
        () => 'refused' as const,
      )
      // A message that failed is delivered again; one that was answered is not.
      if (first === 'refused') await end.tell()
      await expectWhole(end)
      told.push(end.executionId)
      if (!refused()) break
    }
    expect(told.length).toBeGreaterThan(8)
    // What was written and not handed on, because nobody heard that it was, the upkeep takes.
    await sendWaitingEvents(newContext({ now: () => Date.now() + 600_000 }))
    const messages = () => hook.got.map(({ body }) => JSON.parse(body) as Message)
    const ofType = (type: string) => new Set(messages().flatMap((one) => (one.type === type ? [one.id] : [])))
    await expect.poll(() => ofType('run.finished').size, patience).toBe(told.length)
    await expect.poll(() => ofType('defect.created').size, patience).toBe(told.length)
    const called = () =>
      callback.got.map(({ body }) => (JSON.parse(body) as { executionId: string }).executionId)
    await expect.poll(() => new Set(called()), patience).toEqual(new Set(told))
  },
)

interface Message {
  id: string
  type: string
}
