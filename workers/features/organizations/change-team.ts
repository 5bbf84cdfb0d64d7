import { z } from 'zod'
import { actorId, type Context } from '../../../shared/kernel/context.ts'
import { forbidden, notConfigured, rateLimited, validationFailed } from '../../../shared/kernel/errors.ts'
import { inWords } from '../../../shared/kernel/faults.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { unchanged } from '../../../shared/kernel/unchanged.ts'
import { newEmail } from '../identity/index.ts'
import { inOrganization } from './access.ts'
import {
  alreadyMember,
  lastOwner,
  memberChangedMeanwhile,
  memberLimitReached,
  memberNotFound,
  organizationNotFound,
  severalMembers,
} from './errors.ts'
import { withdrawInvitationOf } from './invitations.ts'
import { invite } from './invite.ts'
import { type Membership, changeRole, deleteMembership, findMembers } from './memberships.ts'
import { changeFault } from './team-rules.ts'
import { teamAfter, teamShown } from './team-after.ts'
import { removed } from './team-summaries.ts'
import { NewInvitation, TeamMember, role } from './team-schemas.ts'

export const changeTeam = defineOperation({
  id: 'organizations.changeTeam',
  route: 'POST /api/organizations/{organizationId}/team',
  summary: 'Invite or remove a person, or change the role of one',
  description:
    '`invite` takes email and role (admin, member or viewer; member unless told) and makes an invitation, its link in the answer and mailed where there is mail; inviting again renews it. Nobody is a member before they accept. `remove` takes email or userId and also withdraws an invitation; `update_role` takes userId and role, and owners make owners. With a membership or role go what somebody made by it (invitations, access keys, triggers; web hooks are switched off); owners hear of it. The answer holds the newest 200 members.',
  access: { ...inOrganization('admin'), existing: requireNamed },
  effect: 'destroy',
  input: () => ({
    organizationId: z.uuid(),
    action: z.enum(['invite', 'remove', 'update_role']),
    email: z.string().max(1000).optional().describe('An e-mail address where it names the person'),
    userId: z.string().min(1).max(100).optional(),
    role: role().optional(),
  }),
  ignores: ['name', 'joinedAt'],
  output: () =>
    z.object({
      members: z.array(TeamMember()),
      nextCursor: z.string().nullable(),
      invitation: NewInvitation().optional(),
    }),
  errors: [
    organizationNotFound,
    memberNotFound,
    alreadyMember,
    severalMembers,
    memberLimitReached,
    memberChangedMeanwhile,
    lastOwner,
    rateLimited,
    notConfigured,
  ],
  limits: [
    {
      name: 'invitations',
      setting: 'INVITATIONS_PER_HOUR',
      key: ({ actor }, { action }) => (action === 'invite' ? actorId(actor) : undefined),
    },
  ],
  mcp: 'listed',
  check: (_context, { action, ...given }) => checks[action](given),
  async run(context, { action, ...given }) {
    return teamShown(context, (await actions[action](context, given)) ?? undefined)
  },
})

interface Given {
  email?: string | undefined
  userId?: string | undefined
  role?: Membership['role'] | undefined
}

/** What each action needs, whoever asks. */
const checks = {
  invite({ email, role: given }: Given) {
    if (email === undefined) throw missing('email')
    addressOf(email)
    if (given === 'owner') throw wrong('role', 'admin, member or viewer; make an owner with update_role')
  },
  remove({ email, userId }: Given) {
    if (userId !== undefined) return
    if (email === undefined) throw missing('email')
    addressOf(email)
  },
  update_role({ userId, role: to }: Given) {
    if (userId === undefined) throw missing('userId')
    if (to === undefined) throw missing('role')
  },
}

const actions = {
  invite: (context: Context, { email = '', role: given }: Given) =>
    invite(context, { email: addressOf(email), role: given }),

  async remove(context: Context, { email: given, userId }: Given) {
    const email = userId === undefined && given !== undefined ? addressOf(given) : undefined
    const member = await memberNamed(context, { email, userId })
    if (member) {
      requireAllowed(context, { from: member.role })
      const answer = await teamAfter(context, { removed: member.userId })
      const note = { action: 'organizations.changeTeam', summary: removed(member, member.role), answer }
      return deleteMembership(context, member, note)
    }
    const isWithdrawn =
      email !== undefined && (await withdrawInvitationOf(context, email, await teamAfter(context, {})))
    if (!isWithdrawn) throw unknownMember(email === undefined ? 'userId' : 'email')
  },

  async update_role(context: Context, { userId, role: to }: Given) {
    const member = await memberNamed(context, { userId })
    if (!member || !to) throw unknownMember('userId')
    requireAllowed(context, { from: member.role, to })
    if (to === member.role) return unchanged(context, undefined)
    await changeRole(context, member, {
      role: to,
      answer: await teamAfter(context, { changed: { userId: member.userId, role: to } }),
    })
  },
}

/** Throws when the member whom the action is about is nobody of the organization. */
async function requireNamed(context: Context, { action, userId }: Given & { action: keyof typeof actions }) {
  if (action === 'invite' || userId === undefined) return
  if (!(await memberNamed(context, { userId }))) throw unknownMember('userId')
}

async function memberNamed(context: Context, named: Given): Promise<Membership | undefined> {
  const [member, second] = await findMembers(context, named)
  if (second) throw severalMembers()
  return member
}

function requireAllowed(context: Context, change: Parameters<typeof changeFault>[1]): void {
  const message = changeFault(tenantOf(context).role, change)
  if (message) throw forbidden({ message })
}

/** The address that names a person. Where a `userId` does, it is not looked at: members have whatever address their identity provider gave them, or none. */
function addressOf(email: string): string {
  const { data, error } = newEmail().safeParse(email, inWords)
  if (data === undefined) throw wrong('email', error?.issues[0]?.message ?? 'Invalid')
  return data
}

const missing = (path: string) => wrong(path, 'Required for this action')

const wrong = (path: string, message: string) => validationFailed({ details: [{ path, message }] })

const unknownMember = (path: string) =>
  memberNotFound({ details: [{ path, message: memberNotFound.sentence }] })
