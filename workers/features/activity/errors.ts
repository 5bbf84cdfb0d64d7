import { defineError } from '../../../shared/kernel/errors.ts'

export const sessionNotFound = defineError('activity.session_not_found', 404, 'Session not found')
