import { and, desc, eq } from 'drizzle-orm'
import { sprints } from '../../../shared/db/tables/stories.ts'
import { type Forecast, forecastOf } from '../../../shared/domain/planning/index.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import type { Sprint } from './schemas.ts'

/** How far back completed sprints tell of the next: teams change. */
const mostSprints = 20

/** How many points there is room for: as asked, else as the sprint says, else as the last completed sprints of the project got done. Throws where nobody knows. */
export async function velocityOf(
  { services: { db } }: Context,
  { projectId, velocity }: Sprint,
  asked: number | undefined,
): Promise<{ velocity: number; forecast: Forecast | null }> {
  const rows = await db
    .select({ points: sprints.completedPoints })
    .from(sprints)
    .where(and(eq(sprints.projectId, projectId), eq(sprints.status, 'completed')))
    .orderBy(desc(sprints.createdAt), desc(sprints.sprintId))
    .limit(mostSprints)
  const forecast = forecastOf(rows.flatMap(({ points }) => points ?? [])) ?? null
  const known = asked ?? velocity ?? forecast?.likely
  if (known !== undefined) return { velocity: known, forecast }
  const message = 'Say how many points there is room for: neither the sprint nor a completed one tells'
  throw validationFailed({ details: [{ path: 'velocity', message }] })
}
