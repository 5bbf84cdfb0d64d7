import { memberships } from '../../shared/db/tables/organizations.ts'
import type { Role } from '../../shared/kernel/roles.ts'
import { once } from '../../shared/domain/basics/once.ts'
import { issueAccessToken } from '../../workers/features/identity/access-tokens.ts'
import { hashPassword } from '../../workers/features/identity/passwords.ts'
import { createEmbeddedUser } from '../../workers/features/identity/users.ts'
import { createAccessKey } from '../../workers/features/access-keys/create-access-key.ts'
import { acceptInvitation } from '../../workers/features/organizations/accept-invitation.ts'
import { changeTeam } from '../../workers/features/organizations/change-team.ts'
import { createOrganization } from '../../workers/features/organizations/create-organization.ts'
import { ask, base } from './client.ts'
import { newContext } from './context.ts'

export interface Person {
  userId: string
  email: string
  token: string
}

export type Owner = Person & { organizationId: string }

export const password = 'a long enough test password'

// One hash serves everyone. Registering and signing in have their own tests.
const passwordHash = once(() => hashPassword(password))

/** A person with an account of their own, who is signed in. */
export async function newPerson(name = 'Ada'): Promise<Person> {
  const context = newContext({ origin: base })
  const email = `${crypto.randomUUID()}@example.com`
  const user = await createEmbeddedUser(context, { email, name, passwordHash: await passwordHash() })
  if (!user) throw new Error('A random address is taken')
  const token = await issueAccessToken(context, user, crypto.randomUUID())
  return { userId: user.userId, email, token }
}

/** The owner of an organization that nobody else knows. */
export async function newOwner(): Promise<Owner> {
  const person = await newPerson()
  const slug = `org-${crypto.randomUUID()}`
  const { organizationId } = await ask(createOrganization, { name: 'Acme', slug }, { token: person.token })
  return { ...person, organizationId }
}

/** Another person with a role in the owner's organization. */
export async function newMember(
  { organizationId }: Pick<Owner, 'organizationId'>,
  role: Role,
): Promise<Person> {
  const person = await newPerson('Grace')
  const { db } = newContext().services
  await db.insert(memberships).values({ organizationId, userId: person.userId, role, joinedAt: Date.now() })
  return person
}

/** Invites a person who has an account, and accepts as that person. */
export async function joinByLink(
  { organizationId, token: inviter }: Pick<Owner, 'organizationId' | 'token'>,
  { email, token: invited }: Pick<Person, 'email' | 'token'>,
  role: Exclude<Role, 'owner'> = 'member',
): Promise<void> {
  const input = { organizationId, action: 'invite', email, role } as const
  const { invitation } = await ask(changeTeam, input, { token: inviter })
  const [, token = ''] = (invitation?.link ?? '').split('#token=')
  await ask(acceptInvitation, { token }, { token: invited })
}

/** An access key of the owner's organization. */
export function newKey(
  { organizationId, token }: Owner,
  given: { scopes: ('read' | 'write')[]; expiresAt?: string },
): Promise<{ keyId: string; key: string }> {
  return ask(createAccessKey, { organizationId, name: 'Machine', ...given }, { token })
}
