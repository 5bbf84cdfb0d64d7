import { type SQL, and, eq, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Guard } from '../../../shared/db/guard.ts'
import { stories } from '../../../shared/db/tables/stories.ts'
import { testCases } from '../../../shared/db/tables/test-cases.ts'
import { testRuns } from '../../../shared/db/tables/test-runs.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { ErrorDefinition } from '../../../shared/kernel/errors.ts'
import { storyNotFound } from '../stories/index.ts'
import { executionNotFound, testCaseNotFound } from './errors.ts'

/** What a defect may lead to within its project. */
export interface Links {
  storyId?: string | null | undefined
  testCaseId?: string | null | undefined
  executionId?: string | null | undefined
}

interface Place {
  table: SQLiteTable & { projectId: SQLiteColumn }
  id: SQLiteColumn
  notFound: ErrorDefinition
}

const places: Record<keyof Links, Place> = {
  storyId: { table: stories, id: stories.storyId, notFound: storyNotFound },
  testCaseId: { table: testCases, id: testCases.testCaseId, notFound: testCaseNotFound },
  executionId: { table: testRuns, id: testRuns.executionId, notFound: executionNotFound },
}

/** What has to hold of links when they are written, whatever goes on beside. */
export const linkGuards = (projectId: string, links: Links): Guard[] =>
  (Object.keys(places) as (keyof Links)[]).flatMap((path) => {
    const id = links[path]
    if (!id) return []
    const { notFound } = places[path]
    const refusal = () => notFound({ details: [{ path, message: notFound.sentence }] })
    return [{ condition: isInProject(places[path], projectId, id), refusal }]
  })

const isInProject = ({ table, id }: Place, projectId: string, given: string): SQL =>
  sql`exists (select 1 from ${table} where ${and(eq(id, given), eq(table.projectId, projectId))})`

/** Refuses links to what the project does not have, each named by its place. */
export async function requireLinks(
  { services: { db } }: Context,
  projectId: string,
  links: Links,
): Promise<void> {
  const guards = linkGuards(projectId, links)
  if (guards.length === 0) return
  const fields = Object.fromEntries(
    guards.map(({ condition }, at) => [`${at}`, sql<number>`${condition}`.as(`held_${at}`)]),
  )
  const [held = {}] = await db.select(fields).from(sql`(select 1)`)
  const broken = guards.find((_guard, at) => held[`${at}`] !== 1)
  if (broken) throw broken.refusal()
}
