import { embedOutdated } from '../../features/documents/order-embedding.ts'
import { endLostAgentRuns } from '../../features/usage/end-lost-agent-runs.ts'
import { removeOldWebsiteFiles, resumeWebsiteFiles } from '../../features/website-files/upkeep.ts'
import { resumeAnalyses } from '../../features/content-planning/resume-analyses.ts'
import { resumeCrawls } from '../../features/crawls/resume-crawls.ts'
import { resumeDeliveries } from '../../features/webhooks/resume-deliveries.ts'
import { resumeEndedRuns } from '../../features/test-runs/resume-ended-runs.ts'
import { resumeExams } from '../../features/exams/resume-exams.ts'
import { resumeFiles, sweepUploads } from '../../features/documents/resume-files.ts'
import { resumeHeatmaps } from '../../features/heatmaps/upkeep.ts'
import { resumePurges } from '../../features/purges/resume-purges.ts'
import { resumeSyncs } from '../../features/drive/resume-syncs.ts'
import { rotateSigningKeys } from '../../features/identity/rotate-signing-keys.ts'
import { sendWaitingEvents } from '../../features/webhooks/send-waiting-events.ts'
import { startDueCrawls } from '../../features/crawls/start-due-crawls.ts'
import { sweepAgentRuns } from '../../features/usage/sweep-agent-runs.ts'
import { sweepDeliveries } from '../../features/webhooks/sweep-deliveries.ts'
import { sweepEvidence } from '../../features/hosted-runs/sweep-evidence.ts'
import { sweepHosts } from '../../features/crawls/walk/host-lease.ts'
import { sweepInvitations } from '../../features/organizations/sweep-invitations.ts'
import { sweepRecordings } from '../../features/replays/sweep-recordings.ts'
import { sweepRewordings } from '../../features/quality/stored-rewordings.ts'
import { sweepSessions } from '../../features/public-generator/sweep-sessions.ts'
import { sweepSignIns } from '../../features/identity/sweep-sign-ins.ts'
import { syncDueFolders } from '../../features/drive/sync-due-folders.ts'
import { sweepIdempotencyKeys } from './sweep-idempotency-keys.ts'

/** What is put in order each hour, in this order. */
export const upkeep = {
  sweepSessions,
  sweepEvidence,
  sweepRecordings,
  sweepSignIns,
  sweepInvitations,
  rotateSigningKeys,
  sweepIdempotencyKeys,
  sweepRewordings,
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
