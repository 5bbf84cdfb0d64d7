import { type SQL, and, eq, sql } from 'drizzle-orm'
import { defects } from '../../../shared/db/tables/defects.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { evidenceOf, textsOf } from './failure-texts.ts'
import { failuresOfRun } from './failures-of-run.ts'
import type { Marked } from './failures.ts'
import { casesOf } from './insert-found.ts'
import type { Links } from './links.ts'
import { markFailure } from './mark-failure.ts'
import { type DefectSeverity, severityOf } from './rules.ts'

interface Reported extends Links {
  projectId: string
  description: string
  stepsToReproduce: string
  severity?: DefectSeverity | undefined
}

/** The failure that a person reports by naming a run and a case of it; undefined where that case did not fail there. */
export async function reportedFailure(
  context: Context,
  { testCaseId, executionId }: Links,
): Promise<Marked | undefined> {
  if (!testCaseId || !executionId) return undefined
  const record = await context.services.executions.getByName(executionId).record()
  const failures = record ? failuresOfRun(record) : []
  const failure = failures.find(({ testCase }) => testCase.testCaseId === testCaseId)
  return failure && markFailure(failure, context.now())
}

/** What a defect has of the failure that it reports: its evidence, and what the person left open. */
export async function fieldsOfFailure(
  context: Context,
  { projectId, executionId, description, stepsToReproduce, severity }: Reported,
  failure: Marked | undefined,
) {
  if (!failure || !executionId) return { severity: severity ?? ('minor' as const) }
  const stored = (await casesOf(context, projectId, [failure])).get(failure.testCase.testCaseId)
  const { preconditions = [], priority = 'medium' } = stored ?? {}
  const texts = textsOf({ ...failure, testCase: { ...failure.testCase, preconditions } })
  return {
    description: description || texts.description,
    stepsToReproduce: stepsToReproduce || texts.stepsToReproduce,
    severity: severity ?? severityOf(priority, failure.verdict),
    evidence: evidenceOf(executionId, failure),
    fingerprint: unlessKnown(projectId, failure.fingerprint),
  }
}

/** A failure is known by one defect of a project: another that reports it is told of no later run. */
const unlessKnown = (projectId: string, fingerprint: string): SQL<string> => {
  const which = and(eq(defects.projectId, projectId), eq(defects.fingerprint, fingerprint))
  return sql`case when exists (select 1 from ${defects} where ${which}) then null else ${fingerprint} end`
}
