import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { knowledgeBaseNotFound } from './errors.ts'
import { OutboundContext, outboundContextOf } from './outbound-context.ts'
import { knowledgeBaseOrganization } from './readers.ts'
import { baseLives, isLiveBase } from './store.ts'

export const saveOutboundContext = defineOperation({
  id: 'knowledgeBases.saveOutboundContext',
  route: 'POST /api/knowledge-bases/{id}/outbound-context/save',
  summary: 'Write what voice agents are told before they call',
  access: { role: 'member', organization: knowledgeBaseOrganization, hidden: knowledgeBaseNotFound },
  effect: 'write',
  repeat: 'redoes',
  input: () => ({ id: z.uuid(), context: z.string().max(20_000) }),
  ignores: ['kbId', 'updatedAt'],
  output: OutboundContext,
  errors: [knowledgeBaseNotFound],
  mcp: 'listed',
  async run(context, { id, context: outboundContext }) {
    const { organizationId } = tenantOf(context)
    const set = { outboundContext, outboundContextAt: context.now() }
    const note = {
      resource: 'knowledge_base',
      resourceId: id,
      summary: 'Wrote the context of outbound calls of the knowledge base',
    }
    const guards = [{ condition: baseLives(id, organizationId), refusal: knowledgeBaseNotFound }]
    const action = 'knowledgeBases.saveOutboundContext'
    await commit(context, { organizationId, action, ...note, guards }, [
      context.services.db.update(knowledgeBases).set(set).where(isLiveBase(id, organizationId)),
    ])
    return outboundContextOf({ kbId: id, ...set })
  },
})
