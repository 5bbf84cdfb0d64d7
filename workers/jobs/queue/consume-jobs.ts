import { recordRun } from '../../../shared/kernel/agent-runs.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { AnyJob } from '../../../shared/kernel/job.ts'
import type { JobTable } from '../../features/jobs.ts'
import type { JobMessage } from '../../../shared/kernel/job-message.ts'
import { ServiceFault } from '../../../shared/services/ask-json.ts'
import { logError } from '../../../shared/services/log.ts'

type JobBatch = Pick<MessageBatch<JobMessage>, 'messages'>
type JobDelivery = JobBatch['messages'][number]

const longestDelaySeconds = 300
/** A service that asks for more than this is not waited for longer. */
const longestAskedSeconds = 3600
/** As `max_retries` of the queues says, plus the first delivery. */
const lastAttempt = 6

/** Runs each message by its job's name and acknowledges it alone. Failures come back later and later; unknown or malformed messages go to the dead letters. */
export async function consumeJobs(jobs: JobTable, batch: JobBatch, context: Context): Promise<void> {
  for (const message of batch.messages) await consume(jobs, message, context)
}

async function consume(jobs: JobTable, message: JobDelivery, context: Context): Promise<void> {
  // What stands on a queue may be anything; a body that cannot even be read must not take the batch with it.
  const { job: name, payload } = (message.body ?? {}) as Partial<JobMessage>
  const load = jobs.get(String(name))
  let job: AnyJob | undefined
  try {
    job = await load?.()
    if (!job) throw new Error(`No job is named ${String(name)}`)
    await run(job, payload, context)
    message.ack()
  } catch (error) {
    const { id: requestId, attempts } = message
    const isLast = attempts >= lastAttempt
    logError({ kind: isLast ? 'jobs.givenUp' : 'jobs.failed', requestId, job: String(name), attempts, error })
    if (job && isLast) await giveUp(job, { message, payload }, context)
    message.retry({ delaySeconds: Math.max(delayOf(attempts), askedDelay(error)) })
  }
}

const delayOf = (attempts: number): number => Math.min(longestDelaySeconds, 2 ** attempts)

/** How long a service that the job needs has asked to be left alone: coming earlier would only use up the attempts. */
const askedDelay = (error: unknown): number =>
  error instanceof ServiceFault ? Math.min(longestAskedSeconds, error.retryAfterSeconds ?? 0) : 0

/** A job that names an organization works for it, as itself: what it asks of models and how it ends stand in that organization's account. */
async function run(job: AnyJob, payload: unknown, context: Context): Promise<void> {
  const input = job.input().parse(payload)
  if (job.bookkeeping) return job.run(context, input as never)
  const own = { ...context, ...ownersOf(input) }
  await recordRun(own, { agentType: job.name, inputSummary: 'A background job' }, () =>
    job.run(own, input as never),
  )
}

function ownersOf(input: unknown): Partial<Pick<Context, 'tenant' | 'projectId'>> {
  const { organizationId, projectId } = input as Record<string, unknown>
  if (typeof organizationId !== 'string') return {}
  return {
    tenant: { organizationId, role: 'member' },
    ...(typeof projectId === 'string' && { projectId }),
  }
}

async function giveUp(
  job: AnyJob,
  { message, payload }: { message: JobDelivery; payload: unknown },
  context: Context,
): Promise<void> {
  try {
    await job.failed?.(context, job.input().parse(payload) as never)
  } catch (error) {
    logError({ kind: 'jobs.giveUp', requestId: message.id, job: job.name, error })
  }
}
