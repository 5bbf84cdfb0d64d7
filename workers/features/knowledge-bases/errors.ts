import { defineError } from '../../../shared/kernel/errors.ts'

export const knowledgeBaseNotFound = defineError('knowledge_bases.not_found', 404, 'Knowledge base not found')
export const shareNotFound = defineError(
  'sharing.not_found',
  404,
  'The knowledge base is not shared with this organization',
)
export const publicNotAllowed = defineError(
  'knowledge_bases.public_not_allowed',
  409,
  'The settings of this organization allow no public knowledge bases: an admin can set allowPublicKBs to true',
)
export const toolLimitReached = defineError(
  'knowledge_bases.tool_limit_reached',
  409,
  'The knowledge base has as many tools as it may have. Use those that are there.',
)
