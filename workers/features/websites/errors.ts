import { defineError } from '../../../shared/kernel/errors.ts'

export const websiteNotFound = defineError('websites.not_found', 404, 'Website not found')
