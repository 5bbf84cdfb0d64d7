import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Statement, commit } from '../../../shared/db/commit.ts'
import { projectLives } from '../../../shared/db/live-project.ts'
import { failedOn, onlyIf } from '../../../shared/db/only-if.ts'
import { projects } from '../../../shared/db/tables/projects.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { organizationSettings } from '../organizations/index.ts'
import { projectParts } from '../project-parts.ts'
import { projectLimitReached } from './errors.ts'
import type { ProjectRow } from './store.ts'

const full = 'projects.limit'
const gone = 'projects.source'

interface Insert {
  action: string
  summary: string
  /** The project whose configuration is copied, and its refusal when it was deleted meanwhile. */
  from?: { projectId: string; notFound: () => Error } | undefined
  /** What else belongs to the new project. */
  more?: Statement[]
}

/** Writes a new project with what belongs to it, all or nothing. Of many at once exactly as many pass as `maxProjects` leaves room for. */
export async function insertProject(
  context: Context,
  row: ProjectRow,
  { action, summary, from, more = [] }: Insert,
): Promise<void> {
  const { db } = context.services
  const { organizationId, projectId } = row
  const { maxProjects } = await organizationSettings(context)
  const count = sql`(select count(*) from ${projects} where ${and(eq(projects.organizationId, organizationId), isNull(projects.deletedAt))})`
  const statements = [
    onlyIf(db, full, sql`${count} < ${maxProjects}`),
    ...(from ? [onlyIf(db, gone, projectLives(from.projectId, organizationId))] : []),
    db.insert(projects).values(row),
    ...(from
      ? projectParts.flatMap(
          (part) => part.duplicate?.(context, { from: from.projectId, to: projectId }) ?? [],
        )
      : []),
    ...more,
  ]
  try {
    await commit(
      context,
      { organizationId, action, resource: 'project', resourceId: projectId, summary },
      statements,
    )
  } catch (error) {
    if (failedOn(error, full))
      throw projectLimitReached({ message: `${projectLimitReached.sentence} (now ${maxProjects})` })
    if (from && failedOn(error, gone)) throw from.notFound()
    throw error
  }
}
