import { eq } from 'drizzle-orm'
import { teams } from '../../../shared/db/tables/analytics.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { forbidden, validationFailed } from '../../../shared/kernel/errors.ts'
import { roleAllows } from '../../../shared/kernel/roles.ts'
import { roleIn } from '../../../shared/kernel/tenant.ts'
import { namedNotFound } from '../organizations/index.ts'
import { namedTeamNotFound } from '../teams/index.ts'

/** Whose a website is to be. */
export interface Target {
  organizationId: string
  teamId: string | null
}

interface Named {
  organizationId?: string | undefined
  teamId?: string | undefined
}

/** Where a website goes. Throws for an organization or a team that is none of the actor's, and where they are no admin. */
export async function requireTarget(context: Context, { organizationId, teamId }: Named): Promise<Target> {
  const target = teamId === undefined ? null : await teamNamed(context, teamId)
  const there = organizationId ?? target?.organizationId
  if (there === undefined) {
    const message = 'Give organizationId or teamId'
    throw validationFailed({ message, details: [{ path: 'organizationId', message }] })
  }
  const role = await roleIn(context, { organizationId: there })
  if (!role) throw target && organizationId === undefined ? namedTeamNotFound() : namedNotFound()
  if (target && target.organizationId !== there) throw namedTeamNotFound()
  if (!roleAllows(role, 'admin'))
    throw forbidden({
      message: 'Whoever hands a website over is an admin of the organization that gets it, too',
    })
  return { organizationId: there, teamId: teamId ?? null }
}

async function teamNamed({ services: { db } }: Context, teamId: string) {
  const { organizationId } = teams
  const [team] = await db.select({ organizationId }).from(teams).where(eq(teams.teamId, teamId))
  if (!team) throw namedTeamNotFound()
  return team
}
