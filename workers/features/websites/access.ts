import { and, eq, sql } from 'drizzle-orm'
import { teamMembers } from '../../../shared/db/tables/analytics.ts'
import { memberships } from '../../../shared/db/tables/organizations.ts'
import { websites } from '../../../shared/db/tables/websites.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { Belonging } from '../../../shared/kernel/roles.ts'
import { namedWebsiteNotFound, websiteNotFound } from './errors.ts'
import { isLive } from './live.ts'
import { mayEnter } from './rules.ts'

const userOf = ({ actor }: Context) => (actor.kind === 'user' ? actor.userId : '')

/** Whether the actor is in the team of a website, for any statement over websites. */
export function isInItsTeam(context: Context) {
  const of = and(eq(teamMembers.userId, userOf(context)), sql`${teamMembers.teamId} = ${websites.teamId}`)
  return sql`exists (select 1 from ${teamMembers} where ${of})`
}

/**
 * The organization of the website that an input names, for the pipeline's tenant check, and whether the actor may enter it: the one place where that is decided. Null as for a
 * website that there is not.
 */
async function entered(context: Context, websiteId: string): Promise<Belonging | null> {
  const { organizationId, teamId, shareId } = websites
  const held = and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userOf(context)))
  const [website] = await context.services.db
    .select({
      organizationId,
      teamId,
      shareId,
      role: memberships.role,
      isInTeam: sql<number>`${isInItsTeam(context)}`,
    })
    .from(websites)
    .leftJoin(memberships, held)
    .where(isLive(websiteId))
  if (!website || !mayEnter(context.actor, { ...website, websiteId, isInTeam: website.isInTeam === 1 }))
    return null
  const role = context.actor.kind === 'link' ? ('viewer' as const) : website.role
  return { organizationId: website.organizationId, role }
}

interface Named {
  websiteId: string
}

/** The same; throws where there is none for the actor. */
export async function websiteOrganization(context: Context, { websiteId }: Named): Promise<Belonging> {
  const found = await entered(context, websiteId)
  if (!found) throw websiteNotFound()
  return found
}

/** The same, of a website that is named beside the path. */
export async function namedWebsiteOrganization(context: Context, { websiteId }: Named): Promise<Belonging> {
  const found = await entered(context, websiteId)
  if (!found) throw namedWebsiteNotFound()
  return found
}
