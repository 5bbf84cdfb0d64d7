import { type Access, type MembershipSource, type Role, roleAllows } from './access.ts'
import type { Context, Tenant } from './context.ts'
import { forbidden, notFound, validationFailed } from './errors.ts'

type MemberAccess<Input> = Exclude<Access<Input>, string>

/**
 * Finds the organization of a call and the actor's role in it. A stranger gets 404, a member with too small a role 403, or the 404 of what else the input
 * names and nobody has. Null where
 * the access leaves the organization open and neither input, header nor key names one.
 */
export async function resolveTenant<Input>(
  context: Context,
  access: MemberAccess<Input>,
  input: Input,
): Promise<Tenant | null> {
  const named = access.organization ? await access.organization(context, input) : null
  const { actor, namedOrganizationId } = context
  if (access.optional && !named && !namedOrganizationId && actor.kind !== 'key') return null
  const organizationId = named ?? (await currentOrganization(context))
  const role = await roleIn(context, organizationId)
  if (!role) throw (access.hidden ?? notFound)()
  const tenant = { organizationId, role }
  if (roleAllows(role, access.role)) return tenant
  await access.existing?.({ ...context, tenant }, input)
  throw forbidden()
}

/** The organization meant when an input names none: of the key, the header, the cookie session, or the one that is clear. */
async function currentOrganization(context: Context): Promise<string> {
  const { actor } = context
  if (actor.kind === 'key') return actor.organizationId
  if (context.namedOrganizationId) return context.namedOrganizationId
  if (actor.kind !== 'user') throw notFound()
  const memberships = await context.services.memberships.ofUser(actor.userId)
  const organizationId = organizationAmong(memberships, actor.session?.organizationId)
  if (organizationId) return organizationId
  throw validationFailed({
    message: memberships[0]
      ? 'You belong to several organizations: name one with organizationId or the header X-Organization-Id'
      : 'You belong to no organization yet: create one first',
    details: [{ path: 'organizationId', message: 'Required' }],
  })
}

/**
 * The chosen one of a user's organizations, else the only one, else the only one that is not the doing of others: nobody takes away what goes without saying
 * by adding somebody elsewhere. Null where that leaves several, or none. A choice does not outlive the membership.
 */
export function organizationAmong(
  memberships: readonly { organizationId: string; source: MembershipSource }[],
  chosen: string | null | undefined,
): string | null {
  if (chosen && memberships.some(({ organizationId }) => organizationId === chosen)) return chosen
  return onlyOne(memberships) ?? onlyOne(memberships.filter(({ source }) => source !== 'others'))
}

function onlyOne([first, second]: readonly { organizationId: string }[]): string | null {
  return first && !second ? first.organizationId : null
}

/** What the actor may do in an organization; null for a stranger to it. */
export async function roleIn(context: Context, organizationId: string): Promise<Role | null> {
  const { actor } = context
  if (actor.kind === 'key') return actor.organizationId === organizationId ? actor.role : null
  if (actor.kind === 'user') return context.services.memberships.role(organizationId, actor.userId)
  return null
}

/** The organization that the pipeline has settled before `run`. */
export function tenantOf({ tenant }: Context): Tenant {
  if (!tenant) throw notFound()
  return tenant
}
