import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ciRuns } from '../../../../shared/db/tables/ci-triggers.ts'
import { webhookDeliveries } from '../../../../shared/db/tables/webhooks.ts'
import { deleteProject } from '../../../../workers/features/projects/delete-project.ts'
import { runPurge } from '../../../../workers/features/purges/run-purge.ts'
import { cancelTestRun } from '../../../../workers/features/test-runs/cancel-test-run.ts'
import { runEndedJob } from '../../../../workers/features/test-runs/end-run.job.ts'
import { deliver } from '../../../../workers/features/webhooks/deliver.ts'
import { resumeDeliveries } from '../../../../workers/features/webhooks/resume-deliveries.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { executions } from '../../../support/objects.ts'
import { brokenQueue } from '../../../support/queues.ts'
import { answering, newReceiver } from '../../../support/receivers.ts'
import { db, patience } from '../projects/support.ts'
import { isGenuine } from '../webhooks/signature.ts'
import { answerOf, callAsGitHub, newPipeline, newSha, pushed } from './support.ts'

const callbackSecret = Buffer.alloc(32, 7).toString('base64')
type Pipeline = Awaited<ReturnType<typeof newPipeline>>

/** A run that is to call back. */
async function calling(...answer: Parameters<typeof newReceiver>) {
  const pipeline = await newPipeline()
  const receiver = newReceiver(...answer)
  const commit = newSha()
  const callback = { callbackUrl: receiver.url, callbackSecret }
  const { executionId } = await pipeline.run({ commit, branch: 'main', ...callback })
  return { ...receiver, pipeline, commit, executionId }
}

const cancel = (pipeline: Pipeline, executionId: string) =>
  ask(cancelTestRun, { executionId }, { token: pipeline.key })

/** Ends a run where nobody hears of it. */
const endQuietly = async (executionId: string) => {
  const { services } = newContext()
  await services.executions.getByName(executionId).cancel({ now: Date.now() })
}

const end = (pipeline: Pipeline, executionId: string) => ({
  executionId,
  organizationId: pipeline.organizationId,
  projectId: pipeline.projectId,
  status: 'cancelled' as const,
  finishedAt: Date.now(),
})

const deliveriesOf = (executionId: string) =>
  db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, executionId))

/** A context whose messages to receivers are lost. */
const losing = () => {
  const context = newContext({ actor: { kind: 'system' } })
  const queues = { ...context.services.queues, webhooks: brokenQueue }
  Object.defineProperty(context.services, 'queues', { value: queues })
  return context
}

test('the end of a run is told once, signed, however often it is ordered and by how many at once', async () => {
  const { pipeline, executionId, commit, got } = await calling()
  await cancel(pipeline, executionId)
  await expect.poll(() => got.length, patience).toBe(1)
  const again = end(pipeline, executionId)
  await Promise.all([1, 2, 3].map(() => runEndedJob.run(newContext(), again)))
  await expect
    .poll(() => deliveriesOf(executionId), patience)
    .toMatchObject([{ status: 'delivered', attempts: 1 }])
  const [message] = got
  expect(got).toHaveLength(1)
  expect(JSON.parse(message!.body)).toEqual({
    executionId,
    projectId: pipeline.projectId,
    status: 'cancelled',
    counts: { total: 2, passed: 0, failed: 0, error: 0, skipped: 2, healed: 0 },
    commit,
    branch: 'main',
    resultsUrl: `http://tracewright.test/api/qa/test-execution/${executionId}/results`,
  })
  expect(isGenuine(message!, `whsec_${callbackSecret}`)).toBe(true)
  expect(message!.redirect).toBe('manual')
})

test('a run that a trigger has started calls back where the trigger says, signed with its secret', async () => {
  const pipeline = await newPipeline()
  const { url, got } = newReceiver()
  const trigger = await pipeline.newTrigger({ callbackUrl: url })
  const sha = newSha()
  const { executionId } = await answerOf(await callAsGitHub(trigger, pushed(sha)))
  await cancel(pipeline, executionId)
  await expect.poll(() => got.length, patience).toBe(1)
  expect(JSON.parse(got[0]!.body)).toMatchObject({ executionId, commit: sha, branch: 'main' })
  expect(isGenuine(got[0]!, trigger.secret)).toBe(true)
})

test('a callback whose message was lost is made by the upkeep, once', async () => {
  const { pipeline, executionId, got } = await calling()
  // The object tells of the end by itself: it finds the run over.
  await endQuietly(executionId)
  await expect(runEndedJob.run(losing(), end(pipeline, executionId))).rejects.toThrow('away')
  const [delivery] = await deliveriesOf(executionId)
  expect(delivery).toMatchObject({ eventType: 'run.callback' })
  const late = newContext({ now: () => Date.now() + 600_000 })
  await resumeDeliveries(late)
  await deliver(late, delivery!.deliveryId)
  await expect.poll(() => got.length, patience).toBe(1)
  await runDurableObjectAlarm(env.EXECUTION.getByName(executionId))
  expect(await deliveriesOf(executionId)).toHaveLength(1)
})

test('a run whose object is gone calls back as failed', async () => {
  const { pipeline, executionId, got } = await calling()
  await executions.getByName(executionId).purge()
  await Promise.all([1, 2].map(() => runEndedJob.run(newContext(), end(pipeline, executionId))))
  await expect.poll(() => got.length, patience).toBe(1)
  expect(JSON.parse(got[0]!.body)).toMatchObject({ status: 'failed', counts: { total: 2 } })
})

test('a receiver that fails is tried again, and one that has become private is not called', async () => {
  const { pipeline, executionId, got, server } = await calling(answering(500))
  await cancel(pipeline, executionId)
  await expect
    .poll(() => deliveriesOf(executionId), patience)
    .toMatchObject([{ error: 'refused', attempts: 1 }])
  const [{ deliveryId } = { deliveryId: '' }] = await deliveriesOf(executionId)
  server.answer = answering(204)
  const callbackUrl = 'http://127.0.0.1:9000/'
  await db.update(ciRuns).set({ callbackUrl }).where(eq(ciRuns.executionId, executionId))
  expect(await deliver(newContext({ now: () => Date.now() + 60_000 }), deliveryId)).toBeNull()
  expect(await deliveriesOf(executionId)).toMatchObject([{ status: 'failed', error: 'target_refused' }])
  expect(got).toHaveLength(1)
})

test('a deleted project calls nobody any more, and its purge leaves nothing of triggers and callbacks', async () => {
  const { pipeline, executionId, got } = await calling(answering(500))
  await pipeline.newTrigger()
  await cancel(pipeline, executionId)
  await expect.poll(() => got.length, patience).toBe(1)
  const [{ deliveryId } = { deliveryId: '' }] = await deliveriesOf(executionId)
  const { projectId, owner } = pipeline
  await ask(deleteProject, { projectId }, { token: owner.token })
  await deliver(newContext({ now: () => Date.now() + 60_000 }), deliveryId)
  await runPurge(newContext(), projectId)
  expect(got).toHaveLength(1)
  await expect.poll(() => deliveriesOf(executionId), patience).toEqual([])
  const kept = () => db.select().from(ciRuns).where(eq(ciRuns.projectId, projectId))
  await expect.poll(kept, patience).toEqual([])
  await runEndedJob.run(newContext(), end(pipeline, executionId))
  expect(await deliveriesOf(executionId)).toEqual([])
})
