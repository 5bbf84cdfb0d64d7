import type { Operation } from '../../../shared/kernel/operation.ts'
import { createKnowledgeBase } from './create-knowledge-base.ts'
import { deleteKnowledgeBase } from './delete-knowledge-base.ts'
import { getKnowledgeBase } from './get-knowledge-base.ts'
import { listKnowledgeBases } from './list-knowledge-bases.ts'
import { updateKnowledgeBase } from './update-knowledge-base.ts'

export { knowledgeBaseNotFound } from './errors.ts'
export { linksOf, replaceLinks, requireKnowledgeBases } from './links.ts'
export { knowledgeBaseOrganization } from './store.ts'

export const operations: Operation[] = [
  listKnowledgeBases,
  createKnowledgeBase,
  getKnowledgeBase,
  updateKnowledgeBase,
  deleteKnowledgeBase,
]
