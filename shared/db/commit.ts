import type { BatchItem } from 'drizzle-orm/batch'
import type { Context } from '../kernel/context.ts'
import { auditEntries } from './tables/audit.ts'

export interface AuditNote {
  organizationId: string
  /** The operation's id. */
  action: string
  resource: string
  resourceId: string
  summary: string
}

type Statement = BatchItem<'sqlite'>

/** Writes statements and their audit entry in one transaction (a D1 batch), so that neither exists without the other. */
export async function commit(context: Context, note: AuditNote, statements: Statement[]): Promise<void> {
  const { db, ids } = context.services
  const entry = db
    .insert(auditEntries)
    .values({ auditId: ids.uuid(), at: context.now(), actor: actorName(context), ...note })
  await db.batch([entry, ...statements])
}

function actorName({ actor }: Context): string {
  if (actor.kind === 'user') return `user:${actor.userId}`
  if (actor.kind === 'key') return `key:${actor.keyId}`
  return actor.kind
}
