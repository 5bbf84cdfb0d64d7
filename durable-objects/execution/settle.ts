import type { ExecutionStatus } from '../../shared/kernel/events.ts'
import type { JobMessage } from '../../shared/kernel/job-message.ts'
import { runEndedJobName } from '../../shared/kernel/organization-events.ts'
import { logError } from '../../shared/services/log.ts'
import type { PublicSession } from '../public-session/public-session.ts'
import type { Announcer } from '../followers/announcer.ts'
import type { ExecutionState } from './state.ts'
import { lastBatch, readState, writeState } from './store.ts'
import { settled } from './watchdog.ts'

export interface SettleDeps {
  announcer: Announcer
  sessions: DurableObjectNamespace<PublicSession>
  jobs: Queue<JobMessage>
}

/** Makes sure that session, organization and followers know of the end, and notes whether they do. What failed is tried again by alarm. */
export async function settle(sql: SqlStorage, { announcer, sessions, jobs }: SettleDeps): Promise<void> {
  const state = readState(sql)
  if (!state) return
  const { executionId, sessionId, status } = state
  const told = await Promise.all([
    sessionId === null || tellSession(sessions, sessionId, { executionId, status }),
    tellOrganization(jobs, state),
    announcer.announce({ executionId, lastSeq: lastBatch(sql).lastSeq }),
  ])
  // It may have been erased meanwhile.
  const after = readState(sql)
  if (after && after.settleAt !== null) writeState(sql, settled(after, told.every(Boolean), Date.now()))
}

async function tellSession(
  sessions: DurableObjectNamespace<PublicSession>,
  sessionId: string,
  end: { executionId: string; status: ExecutionStatus },
): Promise<boolean> {
  try {
    await sessions.getByName(sessionId).executionEnded({ ...end, now: Date.now() })
    return true
  } catch (error) {
    logError({ kind: 'execution.settle', error })
    return false
  }
}

/** By a job, which may come twice: the event of a run has one id. */
async function tellOrganization(jobs: Queue<JobMessage>, state: ExecutionState): Promise<boolean> {
  const { kind, executionId, organizationId, projectId, status, finishedAt } = state
  if (kind !== 'hosted-run' || organizationId === null) return true
  const message: JobMessage = {
    job: runEndedJobName,
    version: 1,
    messageId: crypto.randomUUID(),
    payload: { executionId, organizationId, projectId, status, finishedAt },
  }
  try {
    await jobs.send(message)
    return true
  } catch (error) {
    logError({ kind: 'execution.settle', error })
    return false
  }
}
