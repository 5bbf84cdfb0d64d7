// The jobs Worker as it is, with bindings and a Workflow that fail when a test says so. A test sets what fails by PUT, and reads what was called by GET.
import type { WorkflowEvent, WorkflowStep } from 'cloudflare:workers'
import type { JobsEnv } from '../../../shared/services/env.ts'
import jobs, { HostedRun as RealHostedRun } from '../../../workers/jobs/index.ts'
import { withAnswersOfNobody, withoutScripts } from './answers-of-nobody.ts'
import { state, strike, struck } from './faults.ts'

interface Record {
  input: { settings: object }
}

/** Runs read their settings from the record of their execution. */
async function withSettings(name: string, answer: unknown): Promise<unknown> {
  const record = answer as Record | null
  if (name !== 'EXECUTION.record' || !record) return answer
  return { ...record, input: { ...record.input, settings: { ...record.input.settings, ...state.settings } } }
}

function browserOf({ BROWSER }: JobsEnv): Fetcher {
  if (state.confused) return withAnswersOfNobody(BROWSER)
  return state.scriptless ? withoutScripts(BROWSER, state.scriptless) : BROWSER
}

const faulty = (env: JobsEnv): JobsEnv => ({
  ...env,
  BROWSER: browserOf(env),
  FILES: struck(env.FILES, 'FILES'),
  EXECUTION: struck(env.EXECUTION, 'EXECUTION', withSettings),
  BROWSER_POOL: struck(env.BROWSER_POOL, 'BROWSER_POOL'),
  PUBLIC_SESSION: struck(env.PUBLIC_SESSION, 'PUBLIC_SESSION'),
})

/** What consumers of queues and the upkeep write to beside what runs do. Of the database only transactions can be struck. */
const faultyForQueues = (env: JobsEnv): JobsEnv => ({
  ...env,
  DB: new Proxy(env.DB, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      const call = (...args: unknown[]): unknown => Reflect.apply(value, target, args)
      return key === 'batch' ? (...args: unknown[]) => strike('DB.batch', async () => call(...args)) : call
    },
  }),
  JOBS: struck(env.JOBS, 'JOBS'),
  WEBHOOKS: struck(env.WEBHOOKS, 'WEBHOOKS'),
  WEBSITE_STORE: struck(env.WEBSITE_STORE, 'WEBSITE_STORE'),
  KNOWLEDGE_INDEX: struck(env.KNOWLEDGE_INDEX, 'KNOWLEDGE_INDEX'),
})

export class HostedRun extends RealHostedRun {
  constructor(context: ExecutionContext, env: JobsEnv) {
    super(context, faulty(env))
  }

  override run(event: Readonly<WorkflowEvent<{ executionId: string }>>, step: WorkflowStep): Promise<void> {
    const failing = {
      do: (name: string, config: object, work: () => Promise<Rpc.Serializable<unknown>>) =>
        step.do(name, config as never, () => strike(`STEP ${name}`, work) as never),
    }
    return super.run(event, failing as unknown as WorkflowStep)
  }
}

/** A queue may deliver any message again. */
const twice = <T>(batch: MessageBatch<T>): MessageBatch<T> =>
  state.repeating
    ? Object.create(batch, {
        queue: { value: batch.queue },
        messages: { value: [...batch.messages, ...batch.messages] },
      })
    : batch

export default {
  queue: (batch, env, execution) => jobs.queue(twice(batch), faultyForQueues(env), execution),
  scheduled: (controller, env, execution) => jobs.scheduled(controller, faultyForQueues(env), execution),
  async fetch(request) {
    if (request.method === 'PUT') {
      const given = await request.json<Omit<typeof state, 'calls'>>()
      Object.assign(state, { ...given, calls: [] })
    }
    return Response.json(state)
  },
} satisfies ExportedHandler<JobsEnv>
