import type { AnyJob } from '../../shared/kernel/job.ts'
import { runEndedJob } from './test-runs/end-run.job.ts'
import { startHostedRunJob } from './hosted-runs/start-hosted-run.job.ts'
import { runGenerationJob } from './public-generator/run-generation.job.ts'
import { runPurgeJob } from './purges/run-purge.job.ts'
import { deliverJob } from './webhooks/deliver.job.ts'
import { dispatchEventJob } from './webhooks/dispatch-event.job.ts'

/** The table of all background jobs, by the name that travels in their messages. */
export const jobs: ReadonlyMap<string, AnyJob> = new Map(
  [runGenerationJob, startHostedRunJob, runEndedJob, runPurgeJob, dispatchEventJob, deliverJob].map((job) => [
    job.name,
    job,
  ]),
)
