import { type SQL, and, eq } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { invitations } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { memberChanged } from './events.ts'
import { invitationNotFound } from './errors.ts'
import { invitationWaits, stillAllowed } from './guards.ts'
import type { Invitation } from './team-schemas.ts'

export type InvitationRow = typeof invitations.$inferSelect

export const invitationDays = 7

/** An invitation as clients see it; the link is not kept. */
export function invitationView(row: InvitationRow, now: number): Invitation {
  return {
    invitationId: row.invitationId,
    email: row.email,
    role: row.role,
    status: row.expiresAt > now ? 'invited' : 'expired',
    invitedBy: row.invitedBy,
    createdAt: iso(row.createdAt),
    expiresAt: iso(row.expiresAt),
  }
}

const newest = newestFirst(invitations, 'createdAt', 'invitationId')

export async function invitationsOf(context: Context, { limit, cursor }: Page) {
  const { organizationId } = tenantOf(context)
  const rows = await context.services.db
    .select()
    .from(invitations)
    .where(and(eq(invitations.organizationId, organizationId), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit + 1)
  const { items, nextCursor } = newest.page(rows, limit)
  return { invitations: items.map((row) => invitationView(row, context.now())), nextCursor }
}

export const findInvitation = (context: Context, email: string) =>
  findOne(context, eq(invitations.email, email))

/** Takes back the invitation of an address; false when there is none. */
export async function withdrawInvitationOf(
  context: Context,
  email: string,
  answer: unknown,
): Promise<boolean> {
  const row = await findInvitation(context, email)
  if (row) await withdraw(context, row, { action: 'organizations.changeTeam', answer })
  return row !== undefined
}

/** Takes back an invitation by its id; false when there is none. */
export async function withdrawInvitation(context: Context, invitationId: string): Promise<boolean> {
  const row = await findOne(context, eq(invitations.invitationId, invitationId))
  if (row) await withdraw(context, row, { action: 'organizations.deleteInvitation' })
  return row !== undefined
}

export async function requireInvitation(context: Context, invitationId: string): Promise<void> {
  if (!(await findOne(context, eq(invitations.invitationId, invitationId)))) throw invitationNotFound()
}

async function findOne(context: Context, which: SQL): Promise<InvitationRow | undefined> {
  const { organizationId } = tenantOf(context)
  const [row] = await context.services.db
    .select()
    .from(invitations)
    .where(and(eq(invitations.organizationId, organizationId), which))
  return row
}

async function withdraw(
  context: Context,
  row: InvitationRow,
  told: { action: string; answer?: unknown },
): Promise<void> {
  const { organizationId, invitationId, email, role } = row
  await commit(
    context,
    {
      organizationId,
      ...told,
      resource: 'invitation',
      resourceId: invitationId,
      summary: `Withdrew the invitation of ${email}`,
      events: [
        memberChanged.of({ change: 'withdrawn', userId: null, invitationId, role, previousRole: null }),
      ],
      guards: [stillAllowed(context), invitationWaits(row)],
    },
    [
      context.services.db
        .delete(invitations)
        .where(
          and(eq(invitations.organizationId, organizationId), eq(invitations.invitationId, invitationId)),
        ),
    ],
  )
}
