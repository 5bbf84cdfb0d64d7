import { defineError } from '../../../shared/kernel/errors.ts'

export const knowledgeBaseNotFound = defineError('knowledge_bases.not_found', 404, 'Knowledge base not found')
export const publicNotAllowed = defineError(
  'knowledge_bases.public_not_allowed',
  409,
  'The settings of this organization allow no public knowledge bases: an admin can set allowPublicKBs to true',
)
