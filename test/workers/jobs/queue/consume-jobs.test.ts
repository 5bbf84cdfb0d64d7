import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { agentRuns } from '../../../../shared/db/tables/usage.ts'
import { z } from 'zod'
import type { JobTable } from '../../../../workers/features/jobs.ts'
import { type AnyJob, defineJob } from '../../../../shared/kernel/job.ts'
import type { JobMessage } from '../../../../shared/kernel/job-message.ts'
import { consumeJobs } from '../../../../workers/jobs/queue/consume-jobs.ts'
import { newContext } from '../../../support/context.ts'
import { logged } from '../../../support/log-lines.ts'
import { contextWith } from '../../../shared/kernel/context.ts'

function deliver(payload: unknown, { job = 'greet', attempts = 1 } = {}) {
  const verdicts: string[] = []
  const body: JobMessage = { job, version: 1, messageId: 'm', payload }
  const message = {
    id: 'm',
    timestamp: new Date(0),
    body,
    attempts,
    ack: () => void verdicts.push('ack'),
    retry: (options?: QueueRetryOptions) => void verdicts.push(`retry after ${options?.delaySeconds}`),
  }
  return { message: { ...message, metadata: undefined } as unknown as Message<JobMessage>, verdicts }
}

function registry(run: (name: string) => void, failed?: (name: string) => void): JobTable {
  const job = defineJob({
    name: 'greet',
    input: () => ({ name: z.string() }),
    run: async (_context, { name }) => run(name),
    ...(failed && { failed: async (_context, { name }: { name: string }) => failed(name) }),
  })
  return new Map([['greet', () => Promise.resolve<AnyJob>(job)]])
}

test('each message is acknowledged alone: one that fails does not repeat the others', async () => {
  const ran: string[] = []
  const jobs = registry((name) => {
    if (name === 'bad') throw new Error('broken')
    ran.push(name)
  })
  const [first, bad, last] = [deliver({ name: 'a' }), deliver({ name: 'bad' }), deliver({ name: 'b' })]
  await consumeJobs(jobs, { messages: [first.message, bad.message, last.message] }, contextWith())
  expect(ran).toEqual(['a', 'b'])
  expect([first.verdicts, bad.verdicts, last.verdicts]).toEqual([['ack'], ['retry after 2'], ['ack']])
})

test('a failing job comes back later and later', async () => {
  const jobs = registry(() => {
    throw new Error('broken')
  })
  for (const [attempts, delay] of [
    [1, 2],
    [2, 4],
    [5, 32],
    [20, 300],
  ] as const) {
    const { message, verdicts } = deliver({ name: 'a' }, { attempts })
    await consumeJobs(jobs, { messages: [message] }, contextWith())
    expect(verdicts).toEqual([`retry after ${delay}`])
  }
})

test('unknown jobs and payloads of another shape never run', async () => {
  const jobs = registry(() => expect.unreachable())
  for (const { message, verdicts } of [
    deliver({ name: 'a' }, { job: 'other' }),
    deliver({ name: 7 }),
    deliver(null),
  ]) {
    await consumeJobs(jobs, { messages: [message] }, contextWith())
    expect(verdicts).toEqual(['retry after 2'])
  }
})

test.each([null, undefined, 7, 'text', []])(
  'a message that holds %j spoils none of its batch',
  async (body) => {
    const ran: string[] = []
    const [strange, good] = [deliver(null), deliver({ name: 'a' })]
    const messages = [{ ...strange.message, body: body as never }, good.message]
    await consumeJobs(
      registry((name) => ran.push(name)),
      { messages },
      contextWith(),
    )
    expect(ran).toEqual(['a'])
    expect([strange.verdicts, good.verdicts]).toEqual([['retry after 2'], ['ack']])
  },
)

test('the last failure is told to the job once, so that nothing stays running', async () => {
  const told: string[] = []
  const jobs = registry(
    () => {
      throw new Error('broken')
    },
    (name) => told.push(name),
  )
  for (const attempts of [1, 5, 6]) {
    await consumeJobs(jobs, { messages: [deliver({ name: 'a' }, { attempts }).message] }, contextWith())
  }
  expect(told).toEqual(['a'])
})

test('a job that names an organization is an agent run of it, every attempt, and works as it', async () => {
  const context = newContext({ actor: { kind: 'system' } })
  const { db, ids } = context.services
  const organizationId = ids.uuid()
  const heard: unknown[] = []
  const job = defineJob({
    name: 'index',
    input: () => ({
      organizationId: z.uuid().optional(),
      projectId: z.uuid().optional(),
      fails: z.boolean(),
    }),
    run: async ({ tenant, projectId }, { fails }) => {
      heard.push([tenant?.organizationId, projectId])
      if (fails) throw new Error('broken')
    },
  })
  const projectId = ids.uuid()
  const messages = [
    { organizationId, projectId, fails: true },
    { organizationId, fails: false },
    { fails: false },
  ].map((payload) => deliver(payload, { job: 'index' }).message)
  await consumeJobs(new Map([['index', () => Promise.resolve(job)]]), { messages }, context)
  expect(heard).toEqual([
    [organizationId, projectId],
    [organizationId, undefined],
    [undefined, undefined],
  ])
  const runs = await db
    .select()
    .from(agentRuns)
    .where(eq(agentRuns.organizationId, organizationId))
    .orderBy(agentRuns.status)
  expect(runs).toMatchObject([
    { agentType: 'index', status: 'completed', error: null },
    { agentType: 'index', status: 'failed', error: 'internal' },
  ])
})

test('a job that is given up leaves one line that says so, and so does a message that is none', async () => {
  const jobs = registry(() => {
    throw new Error('broken')
  })
  const given = async (payload: unknown, options: { job?: string; attempts: number }) =>
    logged('jobs.givenUp', () =>
      consumeJobs(jobs, { messages: [deliver(payload, options).message] }, contextWith()),
    )
  expect(await given({ name: 'a' }, { attempts: 5 })).toEqual([])
  const error = { message: 'broken' }
  expect(await given({ name: 'a' }, { attempts: 6 })).toMatchObject([
    { job: 'greet', requestId: 'm', attempts: 6, error },
  ])
  expect(await given({ name: 'a' }, { job: 'other', attempts: 6 })).toMatchObject([{ job: 'other' }])
})
