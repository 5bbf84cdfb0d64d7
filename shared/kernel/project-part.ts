import type { Statement } from '../db/database.ts'
import type { Context } from './context.ts'
import type { PurgePart } from './purge-part.ts'

/** What one store holds of projects. */
export interface ProjectPart extends PurgePart {
  /** Statements that give the project `to` the configuration that `from` has here, for the transaction that creates it. */
  duplicate?: (context: Context, copy: { from: string; to: string }) => Statement[]
}

/**
 * Declares what an area keeps for projects, so that deletion and duplication take it in. List it in
 * `workers/features/project-parts.ts`.
 * @example
 * export const storiesPart = defineProjectPart({
 *   name: 'stories',
 *   async purge({ services: { db } }, projectId) {
 *     const some = db.select({ id: stories.storyId }).from(stories).where(eq(stories.projectId, projectId)).limit(1000)
 *     return (await db.delete(stories).where(inArray(stories.storyId, some))).meta.changes
 *   },
 * })
 */
export const defineProjectPart = (part: ProjectPart): ProjectPart => part
