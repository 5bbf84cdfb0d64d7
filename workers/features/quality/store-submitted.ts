import { sql } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { testCases } from '../../../shared/db/tables/test-cases.ts'
import { counted } from '../../../shared/domain/english/plural.ts'
import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import {
  type CaseLinks,
  type StoredTestCase,
  isSubmitted,
  newCaseOf,
  rewriteCase,
  storeCases,
} from '../test-cases/index.ts'
import { submittedBeside } from './errors.ts'

interface Submitted {
  projectId: string
  /** Cases that were submitted before, by their ids. */
  before: ReadonlyMap<string, StoredTestCase>
  cases: readonly TestCase[]
  linksOf: (testCase: TestCase) => CaseLinks
}

const action = 'quality.submitCases'

/** Stores judged cases of a project: new ones in one transaction, and each other one in the place of that of its id. Gives all of them by their own ids. */
export async function storeSubmitted(
  context: Context,
  { projectId, before, cases, linksOf }: Submitted,
): Promise<Map<string, StoredTestCase>> {
  const added = cases.filter(({ id }) => !before.has(id))
  const ids = idsIn(added.map(({ id }) => id))
  const others = sql`select 1 from ${testCases} where ${isSubmitted(projectId)} and ${testCases.externalId} in ${ids}`
  const stored = await storeCases(context, {
    projectId,
    cases: added.map((testCase) => newCaseOf(testCase, linksOf(testCase))),
    guards: [{ condition: sql`not exists (${others})`, refusal: () => submittedBeside() }],
    note: () => ({
      action,
      resource: 'project',
      resourceId: projectId,
      summary: `Submitted ${counted(added.length, 'test case')}`,
    }),
  })
  for (const testCase of cases) {
    const earlier = before.get(testCase.id)
    if (earlier) await rewriteCase(context, earlier, { testCase, links: linksOf(testCase), action })
  }
  return new Map([...before, ...stored.map((each) => [each.externalId ?? '', each] as const)])
}
