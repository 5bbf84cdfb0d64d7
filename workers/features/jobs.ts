import type { AnyJob } from '../../shared/kernel/job.ts'
import { startHostedRunJob } from './hosted-runs/start-hosted-run.job.ts'
import { runGenerationJob } from './public-generator/run-generation.job.ts'

/** The table of all background jobs, by the name that travels in their messages. */
export const jobs: ReadonlyMap<string, AnyJob> = new Map(
  [runGenerationJob, startHostedRunJob].map((job) => [job.name, job]),
)
