import { and, eq } from 'drizzle-orm'
import { AlreadyDone, type Guard } from '../../../shared/db/guard.ts'
import { projectLives } from '../../../shared/db/live-project.ts'
import { testRuns } from '../../../shared/db/tables/test-runs.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { again } from '../../../shared/kernel/only-as-read.ts'
import { defectStale } from './errors.ts'

/** A run of a project, by its ids. */
export interface RunName {
  projectId: string
  executionId: string
}

export type RunRow = typeof testRuns.$inferSelect

/** D1 is one writer, and a transaction is held in memory as a whole. */
const mostAtOnce = 100

/**
 * Takes in what a run tells at its end, some at a time: each part as a whole, anew when somebody else was faster, and nothing of it when the project
 * or the run are gone. What came of a part that was told before is for the work itself to see.
 */
export async function takeIn<T>(
  context: Context,
  { projectId, executionId }: RunName,
  told: readonly T[],
  work: (run: RunRow, some: readonly T[]) => Promise<void>,
): Promise<void> {
  const which = and(eq(testRuns.executionId, executionId), eq(testRuns.projectId, projectId))
  const [run] = await context.services.db.select().from(testRuns).where(which)
  if (!run) return
  try {
    for (let at = 0; at < told.length; at += mostAtOnce) {
      const some = told.slice(at, at + mostAtOnce)
      await again(defectStale, () => work(run, some))
    }
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error
  }
}

/** Nothing comes to be in a project that was deleted meanwhile: no purge would find it. */
export const stillThere = ({ projectId, organizationId }: RunRow): Guard => ({
  condition: projectLives(projectId, organizationId),
  refusal: () => new AlreadyDone(),
})
