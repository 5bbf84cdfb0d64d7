import type { SessionSnapshot } from '../../../durable-objects/public-session/public-session.ts'
import type { PlayedDeed } from '../../../durable-objects/public-session/rehearsal-store.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { sessionAt } from '../../../shared/kernel/capabilities.ts'
import { logError } from '../../../shared/services/log.ts'
import { type Operated, operateByModel } from '../quality/index.ts'
import { readBefore } from './read-before.ts'

interface Rehearsed {
  sessionId: string
  session: SessionSnapshot
  cases: readonly PlayedDeed[]
}

/**
 * Cases of a session that a rehearsal could not perform, corrected once by their author. Errors are logged and not thrown: the cases then stay as they are.
 */
export async function operatedAgain(
  context: Context,
  { sessionId, session, cases: rehearsed }: Rehearsed,
): Promise<Operated> {
  const { requirements, scope, format, testCases } = session
  try {
    const inventory = session.hasPages ? await (await sessionAt(context, sessionId))?.pages() : null
    const request = {
      requirements,
      scope,
      format,
      mode: 'generate' as const,
      ...readBefore({ ...session, pages: inventory?.pages ?? [] }),
    }
    return await operateByModel(context, request, { testCases, rehearsed })
  } catch (error) {
    logError({ kind: 'public.operateAgain', requestId: context.requestId, error })
    return { testCases: [] }
  }
}
