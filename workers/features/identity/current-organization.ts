import type { Context } from '../../../shared/kernel/context.ts'

/** The organization that the actor's requests work in when they name none; null when there is none, or several and none was chosen. */
export async function currentOrganizationId({
  actor,
  namedOrganizationId,
  services,
}: Context): Promise<string | null> {
  if (actor.kind === 'key') return actor.organizationId
  if (actor.kind !== 'user') return null
  const memberships = await services.memberships.ofUser(actor.userId)
  const chosen = namedOrganizationId ?? actor.session?.organizationId
  // A choice does not outlive the membership.
  if (chosen && memberships.some(({ organizationId }) => organizationId === chosen)) return chosen
  const [only, second] = memberships
  return only && !second ? only.organizationId : null
}
