import { type Input, call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { type RunConfig, keepBegun, keepTarget } from '../settings.ts'

type Asked = Input<'POST /api/qa/test-execution/run'>

export interface RunOfProject extends Omit<Asked, 'testCases' | 'targetUrl' | 'config'> {
  testCases: string[]
}

const keys = repeatKeys()

/** Starts a run of stored cases and says its id. A second try after a broken connection starts no second one. */
export async function startRun(run: RunOfProject, { url, ...config }: RunConfig): Promise<string> {
  const asked = { ...run, targetUrl: url, config }
  const { executionId, unreadable } = await call('POST /api/qa/test-execution/run', asked, {
    idempotencyKey: keys.keyFor(asked),
  })
  keys.renew()
  keepBegun(executionId, { config: { url, ...config }, unreadable })
  keepTarget(url)
  return executionId
}
