import { defineError } from '../../../shared/kernel/errors.ts'

export const publicBaseNotFound = defineError(
  'knowledge_bases.not_found',
  404,
  'There is no public knowledge base of this name',
)
