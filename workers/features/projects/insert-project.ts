import { and, eq, isNull, sql } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { projectLives } from '../../../shared/db/live-project.ts'
import { projects } from '../../../shared/db/tables/projects.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { replaceLinks } from '../knowledge-bases/index.ts'
import { limitSeenBy, organizationSettings } from '../organizations/index.ts'
import { projectParts } from '../project-parts.ts'
import { projectLimitReached } from './errors.ts'
import type { Project } from './schemas.ts'
import { type ProjectRow, viewOf, viewWith } from './store.ts'

interface Insert {
  action: string
  summary: string
  /** The project whose configuration is copied, and its refusal when it was deleted meanwhile. */
  from?: { projectId: string; notFound: () => Error } | undefined
  /** Its knowledge bases; those of `from` unless given. */
  kbIds?: string[] | undefined
}

/** Writes a new project with what belongs to it, all or nothing, and shows it. Of many at once exactly as many pass as `maxProjects` leaves room for. */
export async function insertProject(
  context: Context,
  row: ProjectRow,
  { action, summary, from, kbIds }: Insert,
): Promise<Project> {
  const { db } = context.services
  const { organizationId, projectId } = row
  const [{ maxProjects }, answer] = await Promise.all([
    organizationSettings(context),
    kbIds || !from ? viewWith(row, kbIds) : viewOf(context, row, from.projectId),
  ])
  const count = sql`(select count(*) from ${projects} where ${and(eq(projects.organizationId, organizationId), isNull(projects.deletedAt))})`
  const room = {
    condition: sql`${count} < ${maxProjects}`,
    refusal: () =>
      projectLimitReached({
        message: `${projectLimitReached.sentence}${limitSeenBy(context.tenant?.role, maxProjects)}`,
      }),
  }
  const source = from && { condition: projectLives(from.projectId, organizationId), refusal: from.notFound }
  const note = { resource: 'project', resourceId: projectId, summary }
  const guards = [room, ...(source ? [source] : [])]
  await commit(context, { organizationId, action, ...note, guards, answer }, [
    db.insert(projects).values(row),
    ...(from
      ? projectParts.flatMap(
          (part) => part.duplicate?.(context, { from: from.projectId, to: projectId }) ?? [],
        )
      : []),
    ...(kbIds ? replaceLinks(context, projectId, kbIds) : []),
  ])
  return answer
}
