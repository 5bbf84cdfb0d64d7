import { type SQL, and, isNull, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { belongingOf } from '../../../shared/db/belonging.ts'
import { projectLives } from '../../../shared/db/live-project.ts'
import { projects } from '../../../shared/db/tables/projects.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { projectNotFound } from './errors.ts'
import { findRow } from './store.ts'

type RecordTable = SQLiteTable & { organizationId: SQLiteColumn; projectId: SQLiteColumn }

/** The condition that the project of a record was not deleted: what is in it is unknown with it, before its purge has come that far. */
const inLiveProject = ({ projectId }: RecordTable) =>
  sql`exists (select 1 from ${projects} where ${projects.projectId} = ${projectId} and ${isNull(projects.deletedAt)})`

/** The organization of the record of a project that a condition names, for the pipeline's tenant check. Throws `notFound` where there is none. */
export async function recordOrganization(
  context: Context,
  table: RecordTable,
  which: SQL,
  notFound: () => Error,
) {
  const found = await belongingOf(context, table, and(which, inLiveProject(table)))
  if (!found) throw notFound()
  return found
}

/** The refusal of a project that the body names. */
export const namedProjectNotFound = () =>
  projectNotFound({ details: [{ path: 'projectId', message: projectNotFound.sentence }] })

/** Refuses a project that the organization of the call does not have. */
export async function requireProject(context: Context, projectId: string): Promise<void> {
  if (!(await findRow(context, projectId))) throw namedProjectNotFound()
}

/** What keeps a record from being made in a project that is deleted at the same moment, where no purge would find it. */
export const projectStays = (context: Context, projectId: string) => ({
  condition: projectLives(projectId, tenantOf(context).organizationId),
  refusal: namedProjectNotFound,
})
