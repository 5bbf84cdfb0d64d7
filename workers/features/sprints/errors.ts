import { defineError } from '../../../shared/kernel/errors.ts'

export const sprintStale = defineError(
  'sprints.stale',
  409,
  'The sprint has changed since you read it. Read it again, then repeat your change.',
)
