import { defineError } from '../../../shared/kernel/errors.ts'

export const executionNotFound = defineError('executions.not_found', 404, 'Execution not found')
export const sessionNotFound = defineError('sessions.not_found', 404, 'Session not found')
export const testCaseNotFound = defineError('test_cases.not_found', 404, 'The session has no such test case')
export const targetRefused = defineError(
  'targets.refused',
  400,
  'This address cannot be opened by hosted runs',
)
export const foreignPage = defineError(
  'targets.foreign_page',
  403,
  'Pages of other origins get no target in a private network. Whoever runs this service lets the pages of an origin by naming it in ALLOWED_ORIGINS.',
)
export const linkRefused = defineError('evidence.link_invalid', 403, 'This link is not valid')
export const linkExpired = defineError(
  'evidence.link_expired',
  403,
  'This link has expired. Fetch the execution again for a fresh one.',
)
export const evidenceNotFound = defineError('evidence.not_found', 404, 'This evidence is no longer kept')
