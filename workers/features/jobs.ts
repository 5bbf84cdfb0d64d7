import type { AnyJob } from '../../shared/kernel/job.ts'
import { walkJob } from './crawls/walk.job.ts'
import { analyzeJob } from './content-planning/analyze.job.ts'
import { examJob } from './exams/exam.job.ts'
import { syncJob } from './drive/sync.job.ts'
import { advanceFileJob } from './documents/advance-file.job.ts'
import { embedAnewJob } from './documents/embed-anew.job.ts'
import { learnFurnitureJob } from './documents/learn-furniture.job.ts'
import { learnTopicsJob } from './documents/learn-topics.job.ts'
import { sendVectorsJob } from './documents/send-vectors.job.ts'
import { summariseJob } from './master-contexts/summarise.job.ts'
import { runEndedJob } from './test-runs/end-run.job.ts'
import { visitPage } from './hosted-runs/visit-page.ts'
import { startHostedRunJob } from './hosted-runs/start-hosted-run.job.ts'
import { lookAndGenerateJob } from './public-generator/look-and-generate.job.ts'
import { runGenerationJob } from './public-generator/run-generation.job.ts'
import { runPurgeJob } from './purges/run-purge.job.ts'
import { deliverJob } from './webhooks/deliver.job.ts'
import { dispatchEventJob } from './webhooks/dispatch-event.job.ts'
import { advanceFileJob as advanceWebsiteFileJob } from './website-files/advance.job.ts'
import { archiveJob } from './website-files/archive/archive.job.ts'
import { buildHeatmapJob } from './heatmaps/build.job.ts'
import { publishKeysJob } from './websites/publish-keys.job.ts'
import { publishSiteJob } from './websites/publish-site.job.ts'
import { lookAgainJob } from './sockets/look-again.job.ts'

/** The table of all background jobs, by the name that travels in their messages. */
export const jobs: ReadonlyMap<string, AnyJob> = new Map(
  [
    runGenerationJob,
    lookAndGenerateJob(visitPage),
    startHostedRunJob,
    runEndedJob,
    runPurgeJob,
    dispatchEventJob,
    deliverJob,
    advanceFileJob,
    learnTopicsJob,
    learnFurnitureJob,
    embedAnewJob,
    sendVectorsJob,
    summariseJob,
    walkJob,
    examJob,
    syncJob,
    analyzeJob,
    publishSiteJob,
    publishKeysJob,
    lookAgainJob,
    advanceWebsiteFileJob,
    archiveJob,
    buildHeatmapJob,
  ].map((job) => [job.name, job]),
)
