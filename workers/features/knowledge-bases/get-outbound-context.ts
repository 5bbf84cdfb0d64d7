import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { knowledgeBaseNotFound } from './errors.ts'
import { OutboundContext, outboundContextOf } from './outbound-context.ts'
import { knowledgeBaseOrganization } from './readers.ts'
import { readRow } from './store.ts'

export const getOutboundContext = defineOperation({
  id: 'knowledgeBases.getOutboundContext',
  route: 'GET /api/knowledge-bases/{id}/outbound-context',
  summary: 'Read what voice agents are told before they call',
  access: { role: 'viewer', organization: knowledgeBaseOrganization, hidden: knowledgeBaseNotFound },
  effect: 'read',
  input: () => ({ id: z.uuid() }),
  output: OutboundContext,
  errors: [knowledgeBaseNotFound],
  mcp: 'listed',
  run: async (context, { id }) => outboundContextOf(await readRow(context, id)),
})
