import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '../../../shared/db/tables/identity.ts'
import { isUniqueViolation } from '../../../shared/db/unique-violation.ts'
import type { Role } from '../../../shared/kernel/roles.ts'
import type { Actor, Context } from '../../../shared/kernel/context.ts'
import { notConfigured, rateLimited } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import {
  authenticate,
  checkNewPassword,
  externalIssuer,
  findPerson,
  hashPassword,
  newEmbeddedUser,
  password,
  personName,
} from '../identity/index.ts'
import {
  addressNotProven,
  invitationGone,
  invitationOfAnother,
  memberLimitReached,
  signInFirst,
} from './errors.ts'
import type { InvitationRow } from './invitations.ts'
import { type Joiner, joinByInvitation } from './join-by-invitation.ts'
import { ownsAddress } from './owns-address.ts'
import { readInvitation } from './read-invitation.ts'
import { invitationToken, role } from './team-schemas.ts'

export const acceptInvitation = defineOperation({
  id: 'organizations.acceptInvitation',
  route: 'POST /api/auth/accept-invitation',
  summary: 'Join an organization by the link of an invitation',
  description:
    'The token stands in the link behind `#token=`. An address without an account gets one, with the password and the name given here. An account that there is joins when it is signed in, by cookie or access token, and never without: whoever made the invitation knows the link as well. A browser session goes on in the organization. Where an identity provider of the operator holds the accounts, whoever is signed in joins, unless the provider proves another address than the invited one, and nobody else.',
  access: 'public',
  effect: 'write',
  input: () => ({
    token: invitationToken(),
    password: password().optional().describe('For a new account'),
    name: personName()
      .optional()
      .describe('For a new account; the part of the address before the @ otherwise'),
  }),
  output: () =>
    z.object({
      organizationId: z.uuid(),
      organizationName: z.string(),
      email: z.string().describe('The address of the account that joined, to sign in with'),
      role: role(),
      created: z.boolean().describe('Whether the account is new'),
    }),
  errors: [
    invitationGone,
    signInFirst,
    invitationOfAnother,
    addressNotProven,
    memberLimitReached,
    rateLimited,
    notConfigured,
  ],
  limits: [
    {
      name: 'registrations',
      setting: 'REGISTRATIONS_PER_HOUR',
      key: ({ addressKey }, given) => (given.password === undefined ? undefined : addressKey),
    },
  ],
  maxBodyBytes: 16_384,
  async run(context, { token, password: secret, name }, request) {
    const { invitation, organizationName } = await readInvitation(context, token)
    const { organizationId, email } = invitation
    const external = externalIssuer(context.services.settings)
    const answer = (joined: Joined) => ({ organizationId, organizationName, email, ...joined })
    const actor = await authenticate(context, request, { effect: 'write' })
    return external
      ? joinAsCaller(context, invitation, { external, actor, answer })
      : join(context, invitation, { actor, secret, name, answer })
  },
})

interface Joined {
  role: Role
  created: boolean
  /** Of the account, where it is not the one that was invited. */
  email?: string
}

interface Answering {
  answer: (joined: Joined) => Joined & { organizationId: string; organizationName: string; email: string }
}

/** Makes somebody a member, and keeps with that what is answered. */
async function admit(
  context: Context,
  invitation: InvitationRow,
  {
    answer,
    created = false,
    ...joiner
  }: Omit<Joiner, 'action' | 'answer'> & Answering & { created?: boolean },
) {
  const { email } = joiner
  const answerAs = (given: Role) => answer({ ...(email && { email }), role: given, created })
  const action = 'organizations.acceptInvitation'
  return answerAs(await joinByInvitation(context, invitation, { ...joiner, action, answer: answerAs }))
}

/** Joins with the account that is signed in. An address that its issuer does not prove says nothing of who opened the link; one that it proves is that of the invitation. */
async function joinAsCaller(
  context: Context,
  invitation: InvitationRow,
  { external, actor, answer }: Answering & { external: { issuer: string }; actor: Actor },
) {
  if (actor.kind !== 'user') {
    const message = `Accounts of this deployment come from ${external.issuer}. Sign in with ${invitation.email} there first, then accept the invitation again with the access token: it makes whoever is signed in a member.`
    throw signInFirst({ message, headers: { 'WWW-Authenticate': 'Bearer' } })
  }
  const { userId, email, session } = actor
  const proven = await provenAddressOf(context, userId)
  if (proven !== undefined && proven !== invitation.email) throw invitationOfAnother()
  return admit(context, invitation, {
    userId,
    sessionId: session?.sessionId,
    ...(email && { email }),
    answer,
  })
}

async function provenAddressOf({ services: { db } }: Context, userId: string): Promise<string | undefined> {
  const [person] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.userId, userId), isNotNull(users.emailVerifiedAt)))
  return person?.email
}

interface Account extends Answering {
  secret: string | undefined
  name: string | undefined
}

/** Joins with the account of the address, which has to be signed in, or with a new one. */
async function join(
  context: Context,
  invitation: InvitationRow,
  { actor, ...given }: Account & { actor: Actor },
) {
  const person = await findPerson(context, invitation.email)
  if (actor.kind === 'user' && actor.userId === person?.userId) {
    if (!ownsAddress(context, person)) throw addressNotProven()
    const { userId, session } = actor
    return admit(context, invitation, { userId, sessionId: session?.sessionId, answer: given.answer })
  }
  // Without a password nothing differs for an address that has an account: whoever only has the link does not learn it.
  if (given.secret === undefined) throw actor.kind === 'user' ? invitationOfAnother() : signInFirst()
  await checkNewPassword(given.secret, 'password')
  if (person) throw signInFirst()
  return joinAnew(context, invitation, given)
}

async function joinAnew(context: Context, invitation: InvitationRow, { secret = '', name, answer }: Account) {
  const { email } = invitation
  const account = newEmbeddedUser(context, {
    email,
    name: name ?? email.split('@')[0] ?? email,
    passwordHash: await hashPassword(secret),
  })
  const { userId } = account
  try {
    const statement = context.services.db.insert(users).values(account)
    return await admit(context, invitation, { userId, account: [statement], created: true, answer })
  } catch (error) {
    // Somebody registered the address while its password was hashed.
    if (isUniqueViolation(error, 'users.email')) throw signInFirst()
    throw error
  }
}
