import { defineError } from '../../../shared/kernel/errors.ts'

export const reportNotFound = defineError('saved_reports.not_found', 404, 'Report not found')
