import { type SQL, and, eq, sql } from 'drizzle-orm'
import { belongingOf } from '../../../shared/db/belonging.ts'
import type { Guard } from '../../../shared/db/guard.ts'
import {
  type ListSource,
  type Place,
  contains,
  readList,
  readNumbered,
} from '../../../shared/db/numbered-pages.ts'
import { newestFirst } from '../../../shared/db/pagination.ts'
import { teamMembers, teams } from '../../../shared/db/tables/analytics.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import type { Belonging } from '../../../shared/kernel/roles.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { teamNotFound } from './errors.ts'
import type { Team } from './schemas.ts'
import { umamiTeam } from './umami-team.ts'

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

/** Where a list of the organization's teams comes from: of all of them, or of those that a condition chooses. */
function listOf(context: Context, search: string, which?: SQL): ListSource<TeamRow> {
  const { db } = context.services
  const { organizationId } = tenantOf(context)
  const chosen = and(eq(teams.organizationId, organizationId), which, contains([teams.name], search))
  return {
    rows: ({ after, limit, offset }) =>
      db
        .select()
        .from(teams)
        .where(and(chosen, after))
        .orderBy(...newest.order)
        .limit(limit)
        .offset(offset),
    count: () => db.$count(teams, chosen),
  }
}

export async function teamsOf(context: Context, place: Place) {
  const { items, nextCursor, numbered } = await readList(place, newest, listOf(context, place.search))
  const told = { teams: items.map(viewOf), nextCursor }
  return { ...told, ...(numbered && { data: items.map(umamiTeam), ...numbered }) }
}

/** A page, by its number, of those that the actor is in. */
export async function ownTeams(
  context: Context,
  { search, ...asked }: { page: number; pageSize: number; search: string },
) {
  const isIn = and(eq(teamMembers.teamId, teams.teamId), eq(teamMembers.userId, actorId(context.actor)))
  const isOwn = sql`exists (select 1 from ${teamMembers} where ${isIn})`
  const { items, numbered } = await readNumbered(asked, listOf(context, search, isOwn))
  return { data: items.map(umamiTeam), ...numbered }
}

export const viewOf = ({ teamId, organizationId, name, createdAt }: TeamRow): Team => ({
  teamId,
  organizationId,
  name,
  createdAt: iso(createdAt),
})
