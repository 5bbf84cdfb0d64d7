import { call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { runHash } from './address.ts'
import { type RunConfig, keepBegun, keepTarget } from '../../../parts/run/settings.ts'
import { go } from './use-place.ts'

const keys = repeatKeys()

/** Starts a run and shows it. A second try after a broken connection starts no second one. */
export async function start(run: {
  sessionId: string
  testCaseIds: string[]
  config: RunConfig
}): Promise<void> {
  const { executionId, unreadable } = await call('POST /api/public/test-cases/execute', run, {
    idempotencyKey: keys.keyFor(run),
  })
  keys.renew()
  keepBegun(executionId, { config: run.config, unreadable })
  keepTarget(run.config.url)
  go(runHash(executionId))
}
