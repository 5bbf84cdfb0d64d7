import type { Access } from './access.ts'
import { type Belonging, type MembershipSource, type Role, ownSources, roleAllows } from './roles.ts'
import type { Context, Tenant } from './context.ts'
import { forbidden, notFound, validationFailed } from './errors.ts'

type MemberAccess<Input> = Exclude<Access<Input>, string>

/**
 * Finds the organization of a call and the actor's role in it. A stranger gets 404, a member with too small a role 403, or the 404 of what else the input
 * names and nobody has. Null where the access leaves the organization open and neither input, header nor key names one.
 */
export async function resolveTenant<Input>(
  context: Context,
  access: MemberAccess<Input>,
  input: Input,
): Promise<Tenant | null> {
  const named = access.organization ? await access.organization(context, input) : null
  const { actor, namedOrganizationId } = context
  if (access.optional && !named && !namedOrganizationId && actor.kind !== 'key') return null
  const found: Belonging =
    typeof named === 'string' ? { organizationId: named } : (named ?? (await current(context)))
  const role = await roleIn(context, found)
  if (!role) throw (access.hidden ?? notFound)()
  const { organizationId, sharedWith } = found
  const tenant = { organizationId, role, ...(sharedWith !== undefined && { sharedWith }) }
  if (roleAllows(role, access.role)) return tenant
  await access.existing?.({ ...context, tenant }, input)
  const has = actor.kind === 'key' ? 'this access key works as' : 'you are'
  throw forbidden({ message: `This needs the role ${access.role}, and ${has} ${role}` })
}

/** Throws if the actor has lost the required role since the call began, or if the record has moved to another organization. */
export async function requireSameTenant<Input>(
  context: Context,
  access: MemberAccess<Input>,
  input: Input,
): Promise<void> {
  const { organizationId, sharedWith } = context.tenant ?? {}
  const now = await resolveTenant(context, access, input)
  if (now?.organizationId !== organizationId || now?.sharedWith !== sharedWith)
    throw (access.hidden ?? notFound)()
}

/** The organization meant when an input names none: of the key, the header, the cookie session, or the one that is clear. */
async function current(context: Context): Promise<Belonging> {
  const { actor } = context
  if (actor.kind === 'key') return actor
  if (context.namedOrganizationId) return { organizationId: context.namedOrganizationId }
  if (actor.kind !== 'user') throw notFound()
  const chosen = actor.session?.organizationId ?? null
  const memberships = await context.services.memberships.few(actor.userId, chosen)
  const meant = organizationAmong(memberships, chosen)
  if (meant) return meant
  throw validationFailed({
    message: unclear(memberships),
    details: [{ path: 'organizationId', message: 'Required' }],
  })
}

/** Why it is not clear which organization is meant, and what to do. */
function unclear(memberships: readonly { source: MembershipSource }[]): string {
  if (!memberships[0]) return 'You belong to no organization yet: create one first'
  const naming = 'name one with organizationId or the header X-Organization-Id'
  return memberships.some(isOwn)
    ? `You belong to several organizations: ${naming}`
    : `Others have added you to an organization, and you have chosen none: choose it with POST /api/organizations/switch, create your own, or ${naming}`
}

const isOwn = ({ source }: { source: MembershipSource }): boolean => ownSources.includes(source)

/**
 * The chosen one of a user's organizations, else the only one that is not the doing of others: what somebody was put into unseen is not where their work goes,
 * and nobody takes away what goes without saying by adding somebody elsewhere. Null where that leaves several, or none. A choice does not outlive the membership.
 */
export function organizationAmong<M extends { organizationId: string; source: MembershipSource }>(
  memberships: readonly M[],
  chosen: string | null,
): M | null {
  const choice = memberships.find(({ organizationId }) => organizationId === chosen)
  return choice ?? onlyOne(memberships.filter(isOwn))
}

const onlyOne = <M>([first, second]: readonly M[]): M | null => (first && !second ? first : null)

/** What the actor may do in an organization; null for a stranger to it. A person's role is asked for unless it is known. */
export async function roleIn(
  context: Context,
  { organizationId, role, sharedWith }: Belonging,
): Promise<Role | null> {
  const { actor } = context
  // What a link opens only the record itself can say.
  if (sharedWith !== undefined || actor.kind === 'link') return role ?? null
  if (actor.kind === 'key') return actor.organizationId === organizationId ? actor.role : null
  if (actor.kind !== 'user') return null
  return role === undefined ? context.services.memberships.role(organizationId, actor.userId) : role
}

/** The organization that the pipeline has settled before `run`. */
export function tenantOf({ tenant }: Context): Tenant {
  if (!tenant) throw notFound()
  return tenant
}
