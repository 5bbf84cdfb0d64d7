import { defineError } from '../../../shared/kernel/errors.ts'

export const customPromptNotFound = defineError('custom_prompts.not_found', 404, 'Custom prompt not found')
export const customPromptLimitReached = defineError(
  'custom_prompts.limit_reached',
  409,
  'The organization has as many custom prompts as it may have. Delete one that is no longer needed.',
)
