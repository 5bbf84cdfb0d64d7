import type { Operation } from '../../../shared/kernel/operation.ts'
import { createKnowledgeBase } from './create-knowledge-base.ts'
import { createTool } from './create-tool.ts'
import { deleteKnowledgeBase } from './delete-knowledge-base.ts'
import { getKnowledgeBase } from './get-knowledge-base.ts'
import { getOutboundContext } from './get-outbound-context.ts'
import { listKnowledgeBases } from './list-knowledge-bases.ts'
import { listTools } from './list-tools.ts'
import { saveOutboundContext } from './save-outbound-context.ts'
import { updateKnowledgeBase } from './update-knowledge-base.ts'

export const operations: readonly Operation[] = [
  listKnowledgeBases,
  createKnowledgeBase,
  getKnowledgeBase,
  updateKnowledgeBase,
  deleteKnowledgeBase,
  listTools,
  createTool,
  getOutboundContext,
  saveOutboundContext,
]
