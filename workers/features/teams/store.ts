import { and, eq, sql } from 'drizzle-orm'
import { belongingOf } from '../../../shared/db/belonging.ts'
import type { Guard } from '../../../shared/db/guard.ts'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { teams } from '../../../shared/db/tables/analytics.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { Belonging } from '../../../shared/kernel/roles.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { teamNotFound } from './errors.ts'
import type { Team } from './schemas.ts'

export type TeamRow = typeof teams.$inferSelect

export const isTeam = (teamId: string, organizationId: string) =>
  and(eq(teams.teamId, teamId), eq(teams.organizationId, organizationId))

/** The organization of the team that an input names, for the pipeline's tenant check. */
export async function teamOrganization(context: Context, { teamId }: { teamId: string }): Promise<Belonging> {
  const found = await belongingOf(context, teams, eq(teams.teamId, teamId))
  if (!found) throw teamNotFound()
  return found
}

/** A team of the organization of the call. */
export async function readTeam(context: Context, teamId: string): Promise<TeamRow> {
  const { organizationId } = tenantOf(context)
  const [row] = await context.services.db.select().from(teams).where(isTeam(teamId, organizationId))
  if (!row) throw teamNotFound()
  return row
}

/** The refusal of a team that the body names. */
export const namedTeamNotFound = () =>
  teamNotFound({ details: [{ path: 'teamId', message: teamNotFound.sentence }] })

/** A team is still one of this organization, so that nothing is given to one that was just deleted. */
export const teamStays = (
  teamId: string,
  organizationId: string,
  refusal: () => Error = namedTeamNotFound,
): Guard => ({
  condition: sql`exists (select 1 from ${teams} where ${isTeam(teamId, organizationId)})`,
  refusal,
})

const newest = newestFirst(teams, 'createdAt', 'teamId')

export async function teamsOf(context: Context, { limit, cursor }: Page) {
  const { organizationId } = tenantOf(context)
  const rows = await context.services.db
    .select()
    .from(teams)
    .where(and(eq(teams.organizationId, organizationId), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit + 1)
  const { items, nextCursor } = newest.page(rows, limit)
  return { teams: items.map(viewOf), nextCursor }
}

export const viewOf = ({ teamId, organizationId, name, createdAt }: TeamRow): Team => ({
  teamId,
  organizationId,
  name,
  createdAt: iso(createdAt),
})
