import { and, eq, isNull, sql } from 'drizzle-orm'
import { projects } from './tables/projects.ts'

/** The condition for a project that exists and was not deleted, in its organization. */
export const isLiveProject = (projectId: string, organizationId: string) =>
  and(
    eq(projects.projectId, projectId),
    eq(projects.organizationId, organizationId),
    isNull(projects.deletedAt),
  )

/** The same as an SQL condition of any statement. */
export const projectLives = (projectId: string, organizationId: string) =>
  sql`exists (select 1 from ${projects} where ${isLiveProject(projectId, organizationId)})`

/**
 * The value of a `project_id` column for rows that are written when work ends: null when the project was deleted meanwhile, so that
 * nothing of it comes to be after its purge.
 */
export const liveProjectId = (projectId: string, organizationId: string) =>
  sql<
    string | null
  >`(select ${projects.projectId} from ${projects} where ${isLiveProject(projectId, organizationId)})`
