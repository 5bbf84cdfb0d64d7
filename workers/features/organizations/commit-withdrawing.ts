import { and, eq } from 'drizzle-orm'
import { type Change, commit } from '../../../shared/db/commit.ts'
import type { Statement } from '../../../shared/db/database.ts'
import { users } from '../../../shared/db/tables/identity.ts'
import { memberships, organizations } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { Ending } from '../../../shared/kernel/endings.ts'
import { publishingKeys } from '../../../shared/kernel/publishing-keys.ts'
import { requirePublicOrigin } from '../../../shared/services/own-hosts.ts'
import { sendMail } from './send-mail.ts'
import { machinesCutOffMail } from './team-mails.ts'
import { withdrawCallersBy } from './withdraw-callers-by.ts'
import { withdrawDriveBy } from './withdraw-drive-by.ts'
import { type Maker, withdrawInvitationsBy } from './withdraw-invitations-by.ts'
import { keysToWithdraw, withdrawKeysBy } from './withdraw-keys-by.ts'

/**
 * Commits a change after which somebody may do less, and takes back with it what they made and could not make any more: open invitations, access keys, triggers of code hosts, web hooks and the connection of a drive.
 * What was opened with their rights, or with these keys, ends at once; owners are told by mail what went.
 */
export async function commitWithdrawing(
  context: Context,
  maker: Maker,
  change: Change & { summary: string },
  statements: Statement[],
): Promise<void> {
  const { organizationId, userId } = maker
  const keys = await keysToWithdraw(context, maker)
  const invited = withdrawInvitationsBy(context, maker, change.summary)
  const callers = withdrawCallersBy(context, maker, invited.summary)
  const drive = withdrawDriveBy(context, maker, callers.summary)
  const withdrawn = withdrawKeysBy(context, maker, drive.summary)
  const endings: Ending[] = [
    { kind: 'user', id: userId },
    ...keys.map(({ keyId }) => ({ kind: 'key' as const, id: keyId })),
  ]
  const write = () =>
    commit(context, { ...change, summary: withdrawn.summary, endings }, [
      ...statements,
      invited.statement,
      ...callers.statements,
      ...drive.statements,
      withdrawn.statement,
    ])
  const writing = keys.find(({ scope }) => scope === 'write')
  const results = await (writing
    ? publishingKeys(context, { organizationId, keyId: writing.keyId, exists: false }, write)
    : write())
  const gone = results.at(-1) as { name: string }[]
  const [ofCallers, ofDrive] = [
    results.length - 1 - drive.statements.length - callers.statements.length,
    results.length - 1 - drive.statements.length,
  ]
  const names = [
    ...gone.map(({ name }) => `${name} (access key)`),
    ...callers.namesIn(results.slice(ofCallers, ofDrive)),
    ...drive.namesIn(results.slice(ofDrive, -1)),
  ]
  if (names.length > 0) context.waitUntil(tellOwners(context, { organizationId, why: change.summary, names }))
}

/** Owners are few; more of them is a script. */
const mostTold = 20

async function tellOwners(
  context: Context,
  { organizationId, why, names }: { organizationId: string; why: string; names: readonly string[] },
): Promise<void> {
  const { db, mailer, settings } = context.services
  if (!mailer.configured) return
  const owners = await db
    .select({ email: users.email, organizationName: organizations.name })
    .from(memberships)
    .innerJoin(users, eq(users.userId, memberships.userId))
    .innerJoin(organizations, eq(organizations.organizationId, memberships.organizationId))
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.role, 'owner')))
    .limit(mostTold)
  const origin = requirePublicOrigin(settings)
  const reachable = owners.filter(({ email }) => email !== '')
  await Promise.all(
    reachable.map(({ email, organizationName }) =>
      sendMail(context, () => machinesCutOffMail({ to: email, organizationName, why, names, origin })),
    ),
  )
}
