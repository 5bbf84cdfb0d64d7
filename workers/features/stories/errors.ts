import { defineError } from '../../../shared/kernel/errors.ts'

export const storyNotFound = defineError('stories.not_found', 404, 'Story not found')
export const sprintNotFound = defineError('sprints.not_found', 404, 'Sprint not found')
export const sprintFull = defineError(
  'sprints.full',
  409,
  'A sprint takes 500 stories at most: take one out, or use another sprint.',
)
export const storyStale = defineError(
  'stories.stale',
  409,
  'The story has changed since you read it. Read it again, then repeat your change.',
)
export const dependencyCycle = defineError(
  'stories.dependency_cycle',
  409,
  'A story cannot wait for itself, not even by way of others: leave one of these dependencies out.',
)
