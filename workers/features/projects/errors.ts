import { defineError } from '../../../shared/kernel/errors.ts'

export const projectNotFound = defineError('projects.not_found', 404, 'Project not found')
export const projectLimitReached = defineError(
  'projects.limit_reached',
  409,
  'The organization has as many projects as its settings allow: delete one, or have an owner raise maxProjects',
)
export const projectStale = defineError(
  'projects.stale',
  409,
  'The project has changed since you read it. Read it again, then repeat your change.',
)
