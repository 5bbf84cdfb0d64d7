import { and, eq } from 'drizzle-orm'
import { teamMembers, teams } from '../../../shared/db/tables/analytics.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import { roleAllows } from '../../../shared/kernel/roles.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { isTeam, namedTeamNotFound } from '../teams/index.ts'

/** Throws for a team that the organization does not have, and for one that the actor would give a website away to without seeing it again. */
export async function requireTeam(
  context: Context,
  { teamId }: { teamId?: string | null | undefined },
): Promise<void> {
  if (teamId === undefined || teamId === null) return
  const { organizationId, role } = tenantOf(context)
  const isIn = and(eq(teamMembers.teamId, teams.teamId), eq(teamMembers.userId, actorId(context.actor)))
  const [team] = await context.services.db
    .select({ userId: teamMembers.userId })
    .from(teams)
    .leftJoin(teamMembers, isIn)
    .where(isTeam(teamId, organizationId))
  if (!team || (team.userId === null && !roleAllows(role, 'admin'))) throw namedTeamNotFound()
}
