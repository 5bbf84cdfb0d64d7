import { unmetPreconditions } from '../../../shared/domain/step-readings/set-up.ts'
import { sessionAt } from '../../../shared/kernel/capabilities.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { sessionNotFound, testCaseNotFound } from './errors.ts'
import type { CaseSnapshot } from './run-input.ts'

interface Picked {
  sessionId: string
  testCaseIds: readonly string[]
}

/** The cases of a session that a run was asked for, in the order asked. */
export async function casesOfSession(
  context: Context,
  { sessionId, testCaseIds }: Picked,
): Promise<CaseSnapshot[]> {
  refuseMany(context, testCaseIds)
  const object = await sessionAt(context, sessionId)
  const [session, remembered] = await Promise.all([object?.read(), object?.remembered()])
  if (!session || !remembered)
    throw sessionNotFound({ details: [{ path: 'sessionId', message: sessionNotFound.sentence }] })
  const known = new Map<string, CaseSnapshot>(
    session.testCases.map(({ id, title, steps, expectedResult, ...known }) => {
      const targets = remembered[id]
      const unmet = unmetPreconditions(known)
      return [
        id,
        {
          id,
          title,
          steps,
          expectedResult,
          ...(targets && { remembered: targets }),
          ...(unmet.length > 0 && { unmetPreconditions: unmet }),
        },
      ]
    }),
  )
  const missing = testCaseIds.flatMap((id, index) => (known.has(id) ? [] : [index]))
  if (missing.length > 0) {
    throw testCaseNotFound({
      details: missing.map((index) => ({ path: `testCaseIds.${index}`, message: testCaseNotFound.sentence })),
    })
  }
  return testCaseIds.flatMap((id) => known.get(id) ?? [])
}

function refuseMany({ services: { settings } }: Context, testCaseIds: readonly string[]): void {
  const max = settings.CASES_PER_RUN
  if (testCaseIds.length > max) {
    const message = `At most ${max} cases can run at a time`
    throw validationFailed({ message, details: [{ path: 'testCaseIds', message }] })
  }
  const repeated = testCaseIds.findIndex((id, index) => testCaseIds.indexOf(id) !== index)
  if (repeated !== -1) {
    const message = 'This case is named twice'
    throw validationFailed({ message, details: [{ path: `testCaseIds.${repeated}`, message }] })
  }
}

/** Writes a run into the list of its session. */
export async function listInSession(
  { services }: Context,
  { sessionId, executionId, now }: { sessionId: string; executionId: string; now: number },
): Promise<void> {
  const listed = await services.publicSessions.getByName(sessionId).recordExecution({ executionId, now })
  if (!listed.ok) throw sessionNotFound()
}
