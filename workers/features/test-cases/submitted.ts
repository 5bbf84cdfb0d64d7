import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { testCases } from '../../../shared/db/tables/test-cases.ts'
import { type TestCase, testTypes } from '../../../shared/domain/test-cases/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { changedFields } from '../../../shared/kernel/unchanged.ts'
import type { CaseLinks } from './rules.ts'
import type { CaseInput, StoredTestCase } from './schemas.ts'
import { viewOf } from './store.ts'
import { writeChanges } from './write-changes.ts'

const mostCases = 1000
const mostCharacters = 4_000_000

/** Whose author is an assistant, under the id that it gave. A person who edits one becomes its author. */
export const isSubmitted = (projectId: string) =>
  and(
    eq(testCases.projectId, projectId),
    isNotNull(testCases.externalId),
    sql`${testCases.content} ->> '$.author' = 'assistant'`,
  )

/** The cases of a project that an assistant submitted, by the ids that it gave them: the first ones, up to what is judged at once. */
export async function submittedCasesOf(
  context: Context,
  projectId: string,
): Promise<Map<string, StoredTestCase>> {
  const { db } = context.services
  const { organizationId } = tenantOf(context)
  const rows = await db
    .select()
    .from(testCases)
    .where(and(isSubmitted(projectId), eq(testCases.organizationId, organizationId)))
    .orderBy(asc(testCases.number))
    .limit(mostCases)
  let characters = 0
  const stored = new Map<string, StoredTestCase>()
  for (const row of rows) {
    characters += JSON.stringify(row.content).length
    if (characters > mostCharacters) break
    const { externalId } = row
    if (externalId !== null && !stored.has(externalId)) stored.set(externalId, viewOf(row))
  }
  return stored
}

/** A stored case as the public test case, under the id that it came with. */
export function publicCaseOf(stored: StoredTestCase): TestCase {
  const { externalId, title, type, steps, preconditions, priority, testLevel = 'system' } = stored
  const { basis, author, sentences, checks, verified, requirementRef, requirementRefs } = stored
  return {
    id: externalId ?? stored.id,
    title,
    testLevel,
    testType: testTypes.find((each) => each === type) ?? 'functional',
    priority,
    preconditions,
    steps,
    ...(requirementRef !== undefined && { requirementRef }),
    ...(requirementRefs && { requirementRefs }),
    ...(basis && { basis }),
    ...(author && { author }),
    ...(sentences && { sentences }),
    ...(checks && { checks }),
    ...(verified !== undefined && { verified }),
  }
}

/** Puts a judged case in the place of the stored one of its id. Nothing is written where they are the same. */
export async function rewriteCase(
  context: Context,
  before: StoredTestCase,
  { testCase, links, action }: { testCase: TestCase; links: CaseLinks; action: string },
): Promise<void> {
  const { title, testType, priority, preconditions = [], steps = [], automation, ...evidence } = testCase
  const isSameText = JSON.stringify(evidence.sentences) === JSON.stringify(before.sentences)
  const input: CaseInput = {
    title: title.toWellFormed(),
    type: testType,
    priority,
    preconditions,
    steps,
    automation: automation ?? null,
    sentences: evidence.sentences ?? null,
    checks: evidence.checks ?? null,
    verified: evidence.verified ?? null,
    // Each reading numbers requirements anew: as long as the sentences are the same, so are these.
    ...(!isSameText && {
      requirementRef: evidence.requirementRef ?? null,
      requirementRefs: evidence.requirementRefs ?? null,
      storyId: links.storyId ?? null,
      criterion: links.criterion ?? null,
    }),
  }
  const shown = Object.fromEntries(
    Object.keys(input).map((name) => [name, (before as Record<string, unknown>)[name] ?? null]),
  )
  const fields = changedFields(input, shown)
  if (Object.keys(fields).length > 0) await writeChanges(context, before, { fields, action })
}
