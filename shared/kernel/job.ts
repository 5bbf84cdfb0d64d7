import { z } from 'zod'
import { once } from '../domain/basics/once.ts'
import type { Context } from './context.ts'
import type { JobMessage, QueueName } from './job-message.ts'

export interface JobSpec<S extends z.ZodRawShape> {
  name: string
  /** Raised when the payload changes its shape. */
  version?: number
  /** Which queue carries it; `jobs` unless told. */
  queue?: QueueName
  input: () => S
  /** Bookkeeping of our own: no agent run, also where the payload names an organization. */
  bookkeeping?: true
  /** Idempotent: a message may be delivered more than once, and the process may die in the middle. */
  run: (context: Context, payload: z.output<z.ZodObject<S>>) => Promise<void>
  /** Called once when the last attempt has failed, so that nothing stays `running`. */
  failed?: (context: Context, payload: z.output<z.ZodObject<S>>) => Promise<void>
}

export interface Job<P> {
  name: string
  version: number
  queue: QueueName
  input: () => z.ZodType<P>
  bookkeeping: boolean
  run: (context: Context, payload: P) => Promise<void>
  failed: ((context: Context, payload: P) => Promise<void>) | undefined
}

/** A job of any payload, as the table of jobs holds it. */
export interface AnyJob {
  name: string
  input: () => z.ZodType
  bookkeeping: boolean
  run: (context: Context, payload: never) => Promise<void>
  failed: ((context: Context, payload: never) => Promise<void>) | undefined
}

/**
 * Declares background work: small, idempotent, retried.
 * @example
 * export const runGenerationJob = defineJob({
 *   name: 'generation.run',
 *   input: () => ({ sessionId: z.uuid(), executionId: z.uuid() }),
 *   run: (context, payload) => runGeneration(context, payload),
 * })
 */
export function defineJob<S extends z.ZodRawShape>(spec: JobSpec<S>): Job<z.output<z.ZodObject<S>>> {
  return {
    name: spec.name,
    version: spec.version ?? 1,
    queue: spec.queue ?? 'jobs',
    input: once(() => z.object(spec.input())),
    bookkeeping: spec.bookkeeping ?? false,
    run: spec.run,
    failed: spec.failed,
  }
}

/** Puts a job on its queue, to be delivered after `delaySeconds` at the earliest. Resolves when the queue has accepted it. */
export async function enqueue<P>(
  context: Context,
  job: Address<P>,
  payload: P,
  { delaySeconds }: { delaySeconds?: number } = {},
): Promise<void> {
  const options = delaySeconds === undefined ? {} : { delaySeconds }
  await context.services.queues[job.queue].send(messageOf(context, job, payload), options)
}

type Address<P> = Pick<Job<P>, 'name' | 'version' | 'queue'>

/** A queue takes no more in one request. */
const mostInBatch = 100

/** The same for many at once, a hundred in each request. What fails has put some of them on the queue, or none. */
export async function enqueueAll<P>(
  context: Context,
  job: Address<P>,
  payloads: readonly P[],
): Promise<void> {
  for (let sent = 0; sent < payloads.length; sent += mostInBatch) {
    const batch = payloads.slice(sent, sent + mostInBatch)
    const messages = batch.map((payload) => ({ body: messageOf(context, job, payload) }))
    await context.services.queues[job.queue].sendBatch(messages)
  }
}

const messageOf = <P>(context: Context, { name, version }: Address<P>, payload: P): JobMessage => ({
  job: name,
  version,
  messageId: context.services.ids.uuid(),
  payload,
})
