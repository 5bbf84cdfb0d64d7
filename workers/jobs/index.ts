import type { JobMessage } from '../../shared/kernel/job-message.ts'
import type { JobsEnv } from '../../shared/services/env.ts'
import { consumeHits } from '../features/analytics/consume-hits.ts'
import { resumeCrawls } from '../features/crawls/resume-crawls.ts'
import { startDueCrawls } from '../features/crawls/start-due-crawls.ts'
import { sweepHosts } from '../features/crawls/walk/host-lease.ts'
import { resumeAnalyses } from '../features/content-planning/resume-analyses.ts'
import { resumeSyncs } from '../features/drive/resume-syncs.ts'
import { syncDueFolders } from '../features/drive/sync-due-folders.ts'
import { embedOutdated } from '../features/documents/order-embedding.ts'
import { resumeFiles, sweepUploads } from '../features/documents/resume-files.ts'
import { resumeExams } from '../features/exams/resume-exams.ts'
import { removeOldWebsiteFiles, resumeWebsiteFiles } from '../features/website-files/upkeep.ts'
import { resumeHeatmaps } from '../features/heatmaps/upkeep.ts'
import { sweepEvidence } from '../features/hosted-runs/sweep-evidence.ts'
import { rotateSigningKeys } from '../features/identity/rotate-signing-keys.ts'
import { sweepSignIns } from '../features/identity/sweep-sign-ins.ts'
import { jobs } from '../features/jobs.ts'
import { resumePurges } from '../features/purges/resume-purges.ts'
import { sweepInvitations } from '../features/organizations/sweep-invitations.ts'
import { resumeEndedRuns } from '../features/test-runs/resume-ended-runs.ts'
import { sweepSessions } from '../features/public-generator/sweep-sessions.ts'
import { consumeRecordings } from '../features/replays/consume-recordings.ts'
import { sweepRecordings } from '../features/replays/sweep-recordings.ts'
import { endLostAgentRuns } from '../features/usage/end-lost-agent-runs.ts'
import { sweepAgentRuns } from '../features/usage/sweep-agent-runs.ts'
import { resumeDeliveries } from '../features/webhooks/resume-deliveries.ts'
import { sendWaitingEvents } from '../features/webhooks/send-waiting-events.ts'
import { sweepDeliveries } from '../features/webhooks/sweep-deliveries.ts'
import { createContext } from './create-context.ts'
import { runUpkeep } from './cron/run-upkeep.ts'
import { sweepIdempotencyKeys } from './cron/sweep-idempotency-keys.ts'
import { consumeJobs } from './queue/consume-jobs.ts'

export { HostedRun } from './hosted-run.ts'

const upkeep = {
  sweepSessions,
  sweepEvidence,
  sweepRecordings,
  sweepSignIns,
  sweepInvitations,
  rotateSigningKeys,
  sweepIdempotencyKeys,
  resumePurges,
  resumeEndedRuns,
  resumeFiles,
  sweepUploads,
  embedOutdated,
  resumeCrawls,
  startDueCrawls,
  sweepHosts,
  resumeSyncs,
  syncDueFolders,
  resumeAnalyses,
  resumeExams,
  resumeWebsiteFiles,
  removeOldWebsiteFiles,
  resumeHeatmaps,
  endLostAgentRuns,
  sweepAgentRuns,
  sendWaitingEvents,
  resumeDeliveries,
  sweepDeliveries,
}

export default {
  async queue(batch, env, execution) {
    const context = createContext(env, execution)
    // Dead letters are replayed by making this Worker their consumer for a while, and other environments have names of their own.
    if (/-hits(?:-dead)?$/.test(batch.queue)) return consumeHits(context, batch as MessageBatch<never>)
    if (/-recordings(?:-dead)?$/.test(batch.queue))
      return consumeRecordings(context, batch as MessageBatch<never>)
    return consumeJobs(jobs, batch as MessageBatch<JobMessage>, context)
  },
  async scheduled(_controller, env, execution) {
    await runUpkeep(upkeep, createContext(env, execution))
  },
} satisfies ExportedHandler<JobsEnv>
