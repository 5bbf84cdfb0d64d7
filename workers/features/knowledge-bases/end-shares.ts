import { eq, sql } from 'drizzle-orm'
import type { Statement } from '../../../shared/db/database.ts'
import { auditEntries } from '../../../shared/db/tables/audit.ts'
import { knowledgeBaseShares } from '../../../shared/db/tables/knowledge.ts'
import { organizations } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'

interface Ending {
  kbId: string
  name: string
  /** The id of the operation that ends them. */
  action: string
}

/** Statements that end all shares and offers of a base, and tell the audit logs of the organizations that had them. */
export function endShares(context: Context, { kbId, name, action }: Ending): Statement[] {
  const { organizationId } = tenantOf(context)
  const { db } = context.services
  const actor = `organization:${organizationId}`
  return [
    // An id for each of the rows, however many the transaction finds.
    db.insert(auditEntries).select(sql`
      select lower(hex(randomblob(16))), theirs.organization_id, ${context.now()}, ${actor}, ${action}, 'knowledge_base', ${kbId},
        case share.status when 'accepted' then ours.name || ${` deleted the knowledge base ${name}, which it shared with this organization`}
          else ours.name || ${` withdrew its offer of the knowledge base ${name}, which it deleted`} end
      from ${knowledgeBaseShares} as share
      join ${organizations} as theirs on theirs.organization_id = share.organization_id
      join ${organizations} as ours on ours.organization_id = ${organizationId}
      where share.kb_id = ${kbId}`),
    db.delete(knowledgeBaseShares).where(eq(knowledgeBaseShares.kbId, kbId)),
  ]
}
