import { type SQL, and, eq, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Guard } from '../../../shared/db/guard.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { ErrorDefinition } from '../../../shared/kernel/errors.ts'

/** A record that another one leads to; without an id it leads nowhere. */
export interface Link {
  id: string | null | undefined
  /** Where the id stands in the body. */
  path: string
  table: SQLiteTable & { projectId: SQLiteColumn }
  key: SQLiteColumn
  notFound: ErrorDefinition
}

const isThere = (projectId: string, { table, key, id }: Link): SQL =>
  sql`exists (select 1 from ${table} where ${and(eq(key, id), eq(table.projectId, projectId))})`

const refusalOf = ({ notFound, path }: Link) => notFound({ details: [{ path, message: notFound.sentence }] })

/** Refuses links to what the project does not have, the first by its path. */
export async function requireLinked(
  { services: { db } }: Context,
  projectId: string,
  links: readonly Link[],
): Promise<void> {
  const given = links.filter(({ id }) => id)
  const found = await Promise.all(
    given.map((link) => db.get<{ there: number }>(sql`select ${isThere(projectId, link)} as there`)),
  )
  const missing = given.find((_, at) => !found[at]?.there)
  if (missing) throw refusalOf(missing)
}

/** What has to hold of links when they are written, whatever is deleted beside. */
export const linksStay = (projectId: string, links: readonly Link[]): Guard[] =>
  links
    .filter(({ id }) => id)
    .map((link) => ({ condition: isThere(projectId, link), refusal: () => refusalOf(link) }))
