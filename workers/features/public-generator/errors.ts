import { defineError } from '../../../shared/kernel/errors.ts'

export const sessionNotFound = defineError('sessions.not_found', 404, 'Session not found')
export const sessionBusy = defineError(
  'sessions.busy',
  409,
  'A run is still working on this session. Wait for it to end, then try again.',
)
export const sessionStale = defineError(
  'sessions.stale',
  409,
  'The session has changed since you read it. Read it again, then repeat your edit.',
)
export const uploadUnsupported = defineError(
  'uploads.unsupported',
  415,
  'This kind of file cannot be read here',
)
export const uploadTypeMismatch = defineError(
  'uploads.type_mismatch',
  415,
  'The file is not what its name says',
)
export const uploadMalformed = defineError('uploads.malformed', 400, 'The file is damaged and cannot be read')
export const uploadEncrypted = defineError('uploads.encrypted', 400, 'The file is protected by a password')
export const uploadEmpty = defineError('uploads.empty', 400, 'The file holds no text')
export const uploadTooLarge = defineError('uploads.too_large', 413, 'The file is too large')
