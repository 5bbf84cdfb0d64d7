import type { JobMessage } from '../../shared/kernel/job-message.ts'
import type { JobsEnv } from '../../shared/services/env.ts'

export { HostedRun } from './hosted-run.ts'

// Nothing is loaded before it is called for: a message wakes an isolate that may never see one of another kind.
export default {
  async queue(batch, env, execution) {
    const { createContext } = await import('./create-context.ts')
    const context = createContext(env, execution)
    // Dead letters are replayed by making this Worker their consumer for a while, and other environments have names of their own.
    if (/-hits(?:-dead)?$/.test(batch.queue)) {
      const { consumeHits } = await import('../features/analytics/consume-hits.ts')
      return consumeHits(context, batch as MessageBatch<never>)
    }
    if (/-recordings(?:-dead)?$/.test(batch.queue)) {
      const { consumeRecordings } = await import('../features/replays/consume-recordings.ts')
      return consumeRecordings(context, batch as MessageBatch<never>)
    }
    const [{ consumeJobs }, { jobs }] = await Promise.all([
      import('./queue/consume-jobs.ts'),
      import('../features/jobs.ts'),
    ])
    return consumeJobs(jobs, batch as MessageBatch<JobMessage>, context)
  },
  async scheduled(_controller, env, execution) {
    const [{ createContext }, { runUpkeep }, { upkeep }] = await Promise.all([
      import('./create-context.ts'),
      import('./cron/run-upkeep.ts'),
      import('./cron/upkeep.ts'),
    ])
    await runUpkeep(upkeep, createContext(env, execution))
  },
} satisfies ExportedHandler<JobsEnv>
