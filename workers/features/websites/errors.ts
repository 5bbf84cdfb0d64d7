import { defineError } from '../../../shared/kernel/errors.ts'

export const websiteNotFound = defineError('websites.not_found', 404, 'Website not found')
export const policyStale = defineError(
  'websites.privacy_policy_stale',
  409,
  'The privacy policy has changed since you read it. Read it again, then repeat your change.',
)
export const shareIdTaken = defineError(
  'websites.share_id_taken',
  409,
  'Another website is shared under this name. Choose another one, or give true to have one made.',
)
export const shareNotFound = defineError(
  'websites.share_not_found',
  404,
  'Nothing is shared under this name. The link may have been ended: ask whoever gave it to you.',
)

/** The same of a website that a field of the body or of the query names. */
export const namedWebsiteNotFound = () =>
  websiteNotFound({ details: [{ path: 'websiteId', message: websiteNotFound.sentence }] })
