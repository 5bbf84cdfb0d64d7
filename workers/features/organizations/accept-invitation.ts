import { z } from 'zod'
import { users } from '../../../shared/db/tables/identity.ts'
import { isUniqueViolation } from '../../../shared/db/unique-violation.ts'
import type { Role } from '../../../shared/kernel/roles.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { notConfigured, rateLimited, validationFailed } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import {
  authenticate,
  externalIssuer,
  findPerson,
  hashPassword,
  newEmbeddedUser,
  password,
  passwordFault,
  personName,
} from '../identity/index.ts'
import { addressNotProven, invitationGone, memberLimitReached, signInFirst } from './errors.ts'
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
    'The token stands in the link behind `#token=`. An address without an account gets one, with the password and the name given here. An address that has one joins with it: its password stays, and nobody is signed in. Where an identity provider of the operator holds the accounts, whoever is signed in joins, and nobody else.',
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
  errors: [invitationGone, signInFirst, addressNotProven, memberLimitReached, rateLimited, notConfigured],
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
    return external
      ? joinAsCaller(context, invitation, { external, request, answer })
      : join(context, invitation, { secret, name, answer })
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
  { answer, created = false, ...joiner }: Omit<Joiner, 'answer'> & Answering & { created?: boolean },
) {
  const { email } = joiner
  const answerAs = (given: Role) => answer({ ...(email && { email }), role: given, created })
  return answerAs(await joinByInvitation(context, invitation, { ...joiner, answer: answerAs }))
}

/** Joins with the account that is signed in. What an address says of external people is no proof of who opened the link. */
async function joinAsCaller(
  context: Context,
  invitation: InvitationRow,
  { external, request, answer }: Answering & { external: { issuer: string }; request: Request },
) {
  const actor = await authenticate(context, request, { effect: 'write' })
  if (actor.kind !== 'user') {
    const message = `Accounts of this deployment come from ${external.issuer}. Sign in with ${invitation.email} there first, then accept the invitation again with the access token: it makes whoever is signed in a member.`
    throw signInFirst({ message, headers: { 'WWW-Authenticate': 'Bearer' } })
  }
  const { userId, email } = actor
  return admit(context, invitation, { userId, ...(email && { email }), signedIn: true, answer })
}

interface Account extends Answering {
  secret: string | undefined
  name: string | undefined
}

/** Joins with the account of the address, or with a new one. */
async function join(context: Context, invitation: InvitationRow, given: Account) {
  const person = await findPerson(context, invitation.email)
  if (!person) return joinAnew(context, invitation, given)
  if (!ownsAddress(context, person)) throw addressNotProven()
  return admit(context, invitation, { userId: person.userId, answer: given.answer })
}

async function joinAnew(context: Context, invitation: InvitationRow, { secret, name, answer }: Account) {
  const { email } = invitation
  const passwordHash = await hashPassword(await goodPassword(secret))
  const account = newEmbeddedUser(context, {
    email,
    name: name ?? email.split('@')[0] ?? email,
    passwordHash,
  })
  const { userId } = account
  try {
    const statement = context.services.db.insert(users).values(account)
    return await admit(context, invitation, { userId, account: [statement], created: true, answer })
  } catch (error) {
    // Somebody registered the address while its password was hashed.
    if (!isUniqueViolation(error, 'users.email')) throw error
    const person = await findPerson(context, email)
    if (!person) throw error
    if (!ownsAddress(context, person)) throw addressNotProven()
    return admit(context, invitation, { userId: person.userId, answer })
  }
}

async function goodPassword(secret: string | undefined): Promise<string> {
  const fault = secret === undefined ? 'Required for a new account' : await passwordFault(secret)
  if (secret !== undefined && !fault) return secret
  const details = [{ path: 'password', message: fault ?? '' }]
  throw validationFailed({ message: `password: ${fault}`, details })
}
