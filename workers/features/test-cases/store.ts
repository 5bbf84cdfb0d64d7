import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { type Page, newestFirst, writeCursor } from '../../../shared/db/pagination.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { requirementFields } from '../../../shared/domain/test-cases/requirement-refs.ts'
import { testCaseTags, testCases } from '../../../shared/db/tables/test-cases.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso, isoOrNull } from '../../../shared/schemas/time.ts'
import { recordOrganization } from '../projects/index.ts'
import { testCaseNotFound } from './errors.ts'
import type { StoredTestCase } from './schemas.ts'

export type CaseRow = typeof testCases.$inferSelect

/** The organization of the case that an input names, for the pipeline's tenant check. */
export const caseOrganization = (context: Context, { testCaseId }: { testCaseId: string }) =>
  recordOrganization(context, testCases, eq(testCases.testCaseId, testCaseId), testCaseNotFound)

const ours = (context: Context) => eq(testCases.organizationId, tenantOf(context).organizationId)

/** Those of the cases that the organization of the call has, as clients see them, in the order of their numbers. */
export async function findCases(context: Context, testCaseIds: readonly string[]): Promise<StoredTestCase[]> {
  const rows = await context.services.db
    .select()
    .from(testCases)
    .where(and(inArray(testCases.testCaseId, idsIn(testCaseIds)), ours(context)))
  return rows.toSorted((one, other) => one.number - other.number).map(viewOf)
}

export async function readCase(context: Context, testCaseId: string): Promise<StoredTestCase> {
  const [found] = await findCases(context, [testCaseId])
  if (!found) throw testCaseNotFound()
  return found
}

export interface Filter {
  projectId: string
  storyId?: string | undefined
  tag?: string | undefined
  type?: CaseRow['type'] | undefined
  priority?: CaseRow['priority'] | undefined
}

/** A page ends early where its cases are that long together: an answer of all that 200 cases may say has no room. */
const mostCharacters = 4_000_000

export async function casesOf(context: Context, asked: Page & Filter) {
  const rows = await rowsOf(context, asked)
  const items = rows.slice(0, asked.limit).map(({ row }) => row)
  const last = items.at(-1)
  const isCut = items.length < (rows[0]?.found ?? 0)
  return {
    testCases: items.map(viewOf),
    nextCursor: last && isCut ? writeCursor({ at: last.createdAt, id: last.testCaseId }) : null,
  }
}

/** The cases of a page and the one after it, as many as have room; `found` is how many there would be. */
export function rowsOf(context: Context, asked: Page & Filter) {
  const { db } = context.services
  const summed = sql`(
    select test_case_id as id, count(*) over () as found,
      sum(size) over (order by created_at desc, test_case_id desc) - size as before
    from ${pageOf(context, asked)})`
  return db
    .select({ row: testCases, found: sql<number>`found` })
    .from(summed)
    .innerJoin(testCases, sql`${testCases.testCaseId} = id`)
    .where(sql`before < ${mostCharacters}`)
    .orderBy(...newestFirst(testCases, 'createdAt', 'testCaseId').order)
}

/** Which cases a page holds, and how large each is. Of a story there are few: those are looked through, else those of a tag, and else the project. */
function pageOf(context: Context, { limit, cursor, projectId, storyId, tag, type, priority }: Page & Filter) {
  const { db } = context.services
  const isOfTag = storyId === undefined && tag !== undefined
  // What is looked through holds all that a list is chosen by.
  const from = isOfTag ? testCaseTags : testCases
  const newest = newestFirst(from, 'createdAt', 'testCaseId')
  const is = (column: SQLiteColumn, value: string | undefined) =>
    value === undefined
      ? undefined
      : storyId === undefined && !isOfTag
        ? eq(column, value)
        : sql`+${column} = ${value}`
  const page = db
    .select({
      testCaseId: testCases.testCaseId,
      createdAt: testCases.createdAt,
      size: sql<number>`octet_length(${testCases.content})`.as('size'),
    })
    .from(testCases)
    .$dynamic()
  if (tag !== undefined) {
    const ofCase = and(eq(testCaseTags.testCaseId, testCases.testCaseId), eq(testCaseTags.tag, tag))
    page.innerJoin(testCaseTags, isOfTag ? and(ofCase, eq(testCaseTags.projectId, projectId)) : ofCase)
  }
  const ofStory = storyId === undefined ? undefined : eq(testCases.storyId, storyId)
  const which = [
    ofStory,
    is(testCases.projectId, projectId),
    is(from.type, type),
    is(from.priority, priority),
  ]
  return page
    .where(and(...which, ours(context), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit + 1)
}

/** A case as clients see it. */
export function viewOf(stored: CaseRow): StoredTestCase {
  const { testCaseId, content, requirementRef, flips: _, revisedAt: _revised, ...row } = stored
  return {
    preconditions: [],
    steps: [],
    ...content,
    ...row,
    id: testCaseId,
    ...requirementFields(requirementRef ?? ''),
    lastRunAt: isoOrNull(row.lastRunAt),
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
  }
}
