import { call } from '../../../client/call.ts'
import { runHash } from './address.ts'
import { type RunConfig, keepBegun, keepTarget } from './settings.ts'
import { go } from './use-place.ts'

/** Starts a run and shows it. */
export async function start(run: {
  sessionId: string
  testCaseIds: string[]
  config: RunConfig
}): Promise<void> {
  const { executionId, unreadable } = await call('POST /api/public/test-cases/execute', run)
  keepBegun(executionId, { config: run.config, unreadable })
  keepTarget(run.config.url)
  go(runHash(executionId))
}
