import { defineError } from '../../../shared/kernel/errors.ts'

export const organizationNotFound = defineError('organizations.not_found', 404, 'Organization not found')
export const slugTaken = defineError('organizations.slug_taken', 409, 'Another organization has this slug')
