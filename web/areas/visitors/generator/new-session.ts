import { type Input, call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'

const keys = repeatKeys()

type Given = Pick<Input<'POST /api/public/test-cases/sessions'>, 'title' | 'requirements'>
type TestCase = Input<'PATCH /api/public/test-cases/sessions/{sessionId}'>['testCases'][number]

/** Makes a session of cases that are there already. A second try after a failure gets the same session, until `done` is called. */
export async function newSession(
  given: Given,
  testCases: readonly TestCase[],
): Promise<{ sessionId: string; done: () => void }> {
  const idempotencyKey = keys.keyFor(given)
  const { sessionId } = await call('POST /api/public/test-cases/sessions', given, { idempotencyKey })
  await call('PATCH /api/public/test-cases/sessions/{sessionId}', { sessionId, testCases: [...testCases] })
  return { sessionId, done: keys.renew }
}
