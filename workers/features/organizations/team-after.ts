import type { Role } from '../../../shared/kernel/roles.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { membersOf } from './memberships.ts'
import type { NewInvitation } from './team-schemas.ts'

const membersShown = 200

interface TeamChange {
  removed?: string
  changed?: { userId: string; role: Role }
  invitation?: NewInvitation | undefined
}

/** What a change of the team answers: its newest members, and the invitation that was made. */
export async function teamShown(context: Context, invitation?: NewInvitation) {
  return { ...(await membersOf(context, { limit: membersShown })), ...(invitation && { invitation }) }
}

/** The same before the change is made, for a call that has to keep its answer in one transaction with it. */
export async function teamAfter(
  context: Context,
  { removed, changed, invitation }: TeamChange,
): Promise<unknown> {
  if (!context.claim) return undefined
  const { members, ...shown } = await teamShown(context, invitation)
  const others = members.filter(({ userId }) => userId !== removed)
  const next = others.map((each) => (each.userId === changed?.userId ? { ...each, ...changed } : each))
  return { ...shown, members: next }
}
