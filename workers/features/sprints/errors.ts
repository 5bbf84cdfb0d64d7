import { defineError } from '../../../shared/kernel/errors.ts'

export const sprintStale = defineError(
  'sprints.stale',
  409,
  'The sprint has changed since you read it. Read it again, then repeat your change.',
)
export const sprintOver = defineError(
  'sprints.over',
  409,
  'A sprint that is completed or cancelled is not planned any more: set its status to planning first.',
)
