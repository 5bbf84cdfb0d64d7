import { defineError } from '../../../shared/kernel/errors.ts'

export const analysisNotFound = defineError('content_planning.analysis_not_found', 404, 'Analysis not found')
export const contentTypeNotFound = defineError(
  'content_planning.type_not_found',
  404,
  'Content type not found. Name one that is saved or was recommended.',
)
export const plannedFileNotFound = defineError(
  'content_planning.file_not_found',
  404,
  'The project has no such file. It was deleted, or another took its place: read the plan again.',
)
export const planStale = defineError(
  'content_planning.stale',
  409,
  'The plan has changed since you read it. Read it again, then repeat your change.',
)
