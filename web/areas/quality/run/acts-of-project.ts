import { type Input, call } from '../../../client/call.ts'
import { Refusal } from '../../../client/refusal.ts'
import type { Change, RunActs } from '../../../parts/run/acts.ts'
import { run as texts } from '../../../texts/en/quality-runs.ts'
import { caseHref, runHref } from '../parts/links.tsx'
import type { RunResults, StoredCase } from '../parts/types.ts'
import { lookHash } from './looked.ts'
import { unlessGone } from '../../../client/refusal.ts'

interface Given {
  results: RunResults
  mayWrite: boolean
  /** Plays cases of the run once more. */
  again: (testCaseIds: string[]) => Promise<unknown>
}

const readCase = (testCaseId: string) => call('GET /api/qa/test-cases/{testCaseId}', { testCaseId })

/** Cases have no short ids here: each is called by its place in the run. */
export const placeIn = (planned: RunResults['planned']) => (testCaseId: string) => {
  const at = planned.findIndex((one) => one.testCaseId === testCaseId)
  return at < 0 ? '' : texts.caseOf(at + 1)
}

/** What can be done with a run of a project by who may, and where it leads. */
export function actsOfProject({ results, mayWrite, again }: Given): RunActs {
  const { executionId, projectId, planned } = results
  const looking: RunActs = {
    href: runHref(projectId, executionId),
    nameOf: placeIn(planned),
    hashOf: lookHash,
    caseHref: (testCaseId) => caseHref(projectId, testCaseId),
    linkCopied: texts.linkCopied,
  }
  if (!mayWrite) return looking
  return {
    ...looking,
    cancel: () => call('POST /api/qa/test-execution/{executionId}/cancel', { executionId }),
    again,
    mending: {
      read: (testCaseId) => readCase(testCaseId).catch(unlessGone),
      async change(testCaseId, change) {
        if (!(await changed(testCaseId, change))) return false
        await again([testCaseId])
        return true
      },
    },
  }
}

/** A case that was changed elsewhere in between is read again, and the change is made in that. */
async function changed(testCaseId: string, change: Change, tries = 2): Promise<boolean> {
  const before: StoredCase | undefined = await readCase(testCaseId).catch(unlessGone)
  const after = before && change(before)
  if (!before || !after) return false
  const { steps = [], expectedResult = null } = after
  const input: Input<'PUT /api/qa/test-cases/{testCaseId}'> = { testCaseId, steps, expectedResult }
  try {
    await call('PUT /api/qa/test-cases/{testCaseId}', input, { ifMatch: before.updatedAt })
    return true
  } catch (error) {
    const isStale = error instanceof Refusal && error.code === 'test_cases.stale'
    if (!isStale || tries === 1) throw error
    return changed(testCaseId, change, tries - 1)
  }
}
