import { defineError } from '../../../shared/kernel/errors.ts'

export const accessKeyNotFound = defineError('access_keys.not_found', 404, 'Access key not found')
export const accessKeyLimitReached = defineError(
  'access_keys.limit_reached',
  409,
  'The organization has as many access keys as it may have. Revoke one that is no longer used.',
)
