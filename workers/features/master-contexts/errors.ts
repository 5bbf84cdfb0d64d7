import { defineError } from '../../../shared/kernel/errors.ts'

export const contextStale = defineError(
  'projects.context_stale',
  409,
  'The master context has changed since you read it. Read it again, then repeat your change.',
)
