import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { organizations } from '../../../shared/db/tables/organizations.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { endCrawlsOf } from '../crawls/index.ts'
import {
  isAccepted,
  knowledgeBaseNotFound,
  knowledgeBaseOrganization,
  nameOfBase,
  shareNotFound,
} from '../knowledge-bases/index.ts'
import { organizationName, stillAllowed } from '../organizations/index.ts'
import { endOf, entryThere, isShare, requireAnyShare, shareExists } from './store.ts'

export const endShare = defineOperation({
  id: 'sharing.end',
  route: 'DELETE /api/knowledge-bases/{id}/share/{organizationId}',
  summary: 'Stop sharing a knowledge base with an organization, or withdraw the offer',
  description:
    'At once: its searches, lists and links to files end, and so do the links from its projects and the crawls that it started. Files that it added stay.',
  access: {
    role: 'admin',
    organization: knowledgeBaseOrganization,
    hidden: knowledgeBaseNotFound,
    existing: (context, { id, organizationId }) => requireAnyShare(context, id, organizationId),
  },
  effect: 'destroy',
  input: () => ({ id: z.uuid(), organizationId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [knowledgeBaseNotFound, shareNotFound],
  mcp: 'listed',
  async run(context, { id, organizationId: other }) {
    const { organizationId } = tenantOf(context)
    const [name, ours] = await Promise.all([nameOfBase(context, id), organizationName(context)])
    const note = { action: 'sharing.end', resource: 'knowledge_base', resourceId: id }
    const isShared = shareExists(and(isShare(id, other), isAccepted))
    const theirs = sql`(select ${organizations.name} from ${organizations} where ${eq(organizations.organizationId, other)})`
    // Whether they have accepted by now only the transaction knows.
    const summary = sql<string>`case when ${isShared}
      then ${'Ended sharing the knowledge base with '} || ${theirs}
      else ${`Withdrew the offer of the knowledge base to the organization ${other}`} end`
    const entry = sql<string>`case when ${isShared}
      then ${`${ours} ended sharing the knowledge base ${name}`}
      else ${`${ours} withdrew its offer of the knowledge base ${name}`} end`
    const guards = [
      stillAllowed(context),
      { condition: shareExists(isShare(id, other)), refusal: shareNotFound },
    ]
    await commit(context, { organizationId, ...note, summary, guards }, [
      entryThere(context, { organizationId: other, ...note, summary: entry }),
      ...endOf(context, id, other),
    ])
    await endCrawlsOf(context, { kbId: id, organizationId: other })
    return { deleted: true as const }
  },
})
