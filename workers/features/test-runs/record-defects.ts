import type { Context } from '../../../shared/kernel/context.ts'
import { failuresOfRun, recordFailures, recordPasses } from '../defects/index.ts'
import { type CaseResult, type ExecutionRecord, shownCases } from '../hosted-runs/index.ts'

interface Told {
  projectId: string
  record: ExecutionRecord
  /** Whether a failure that no defect is known for makes one. */
  creates: boolean
}

/** Lets what failed and what passed in a run speak for the defects that are known, and makes defects of what is new. Safe to repeat. */
export async function recordDefects(context: Context, { projectId, record, creates }: Told): Promise<void> {
  const { executionId } = record
  const results: CaseResult[] = shownCases(record).filter(({ partial }) => !partial)
  const failures = failuresOfRun(record)
  const passes = results
    .filter(({ status }) => status === 'passed')
    .map(({ testCaseId, startedAt, durationMs }) => ({ testCaseId, at: startedAt + durationMs }))
  await recordFailures(context, { projectId, executionId, failures, creates })
  await recordPasses(context, { projectId, executionId, passes })
}
