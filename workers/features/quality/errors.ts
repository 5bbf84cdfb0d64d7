import { defineError } from '../../../shared/kernel/errors.ts'

export const projectNotFound = defineError('projects.not_found', 404, 'Project not found')
