import { type SQL, and, asc, eq } from 'drizzle-orm'
import type { Suite } from '../../../shared/db/tables/ci-triggers.ts'
import { testCaseTags, testCases } from '../../../shared/db/tables/test-cases.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type Link, requireLinked } from '../projects/index.ts'
import { casesOfProject, refuseCases, requireCases, storyLink } from '../test-runs/index.ts'
import { suiteEmpty, suiteTooLarge } from './errors.ts'
import { suiteInWords } from './rules.ts'

interface Picked {
  projectId: string
  suite: Suite
}

const idsPath = 'suite.testCaseIds'

export const storyOf = (suite: Suite): string | null => (suite && 'storyId' in suite ? suite.storyId : null)

/** What a suite leads to beside cases, by its place in the body. */
export const linksOf = (suite: Suite): Link[] => [storyLink(storyOf(suite), 'suite.storyId')]

/** Refuses a list of cases that no run would take. */
export function refuseSuite(context: Context, suite: Suite): void {
  if (suite && 'testCaseIds' in suite) refuseCases(context, suite.testCaseIds, idsPath)
}

/** Refuses a suite of what the project does not have. One that holds nothing yet may fill itself. */
export async function requireSuite(context: Context, { projectId, suite }: Picked): Promise<void> {
  await requireLinked(context, projectId, linksOf(suite))
  if (suite && 'testCaseIds' in suite)
    await requireCases(context, { projectId, given: suite.testCaseIds, path: idsPath })
}

/** The cases of a suite as they stand now, the oldest first; those of a list in its order. */
export async function casesOfSuite(context: Context, { projectId, suite }: Picked) {
  const given =
    suite && 'testCaseIds' in suite ? suite.testCaseIds : await idsOfSuite(context, { projectId, suite })
  return casesOfProject(context, { projectId, storyId: null, given, path: idsPath })
}

async function idsOfSuite(context: Context, { projectId, suite }: Picked): Promise<string[]> {
  const max = context.services.settings.QA_CASES_PER_RUN
  const rows = await rowsOf(context, { projectId, suite, limit: max + 1 })
  if (rows.length === 0) {
    const message = `No test case ${suiteInWords(suite)}. Add cases to the suite, or name another one.`
    throw suiteEmpty({ message })
  }
  if (rows.length > max)
    throw suiteTooLarge({
      message: `The suite holds more than the ${max} test cases that a run takes. Name a smaller one.`,
    })
  return rows.map(({ testCaseId }) => testCaseId)
}

export function rowsOf(
  { services: { db } }: Context,
  { projectId, suite, limit }: Picked & { limit: number },
): Promise<{ testCaseId: string }[]> {
  const oldest = (table: typeof testCases | typeof testCaseTags, which: SQL | undefined) =>
    db
      .select({ testCaseId: table.testCaseId })
      .from(table)
      .where(which)
      .orderBy(asc(table.createdAt), asc(table.testCaseId))
      .limit(limit)
  if (suite && 'tag' in suite) {
    return oldest(testCaseTags, and(eq(testCaseTags.projectId, projectId), eq(testCaseTags.tag, suite.tag)))
  }
  const story = storyOf(suite)
  return oldest(testCases, story === null ? eq(testCases.projectId, projectId) : eq(testCases.storyId, story))
}
