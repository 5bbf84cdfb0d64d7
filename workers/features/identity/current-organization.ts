import type { Context } from '../../../shared/kernel/context.ts'
import { organizationAmong } from '../../../shared/kernel/tenant.ts'

/** The organization that the actor's requests work in when they name none; null when there is none, or several and none was chosen. */
export async function currentOrganizationId({
  actor,
  namedOrganizationId,
  services,
}: Context): Promise<string | null> {
  if (actor.kind === 'key') return actor.organizationId
  if (actor.kind !== 'user') return null
  const chosen = namedOrganizationId ?? actor.session?.organizationId ?? null
  const memberships = await services.memberships.few(actor.userId, chosen)
  return organizationAmong(memberships, chosen)?.organizationId ?? null
}
