import { defineError } from '../../../shared/kernel/errors.ts'

export const sessionNotFound = defineError('sessions.not_found', 404, 'Session not found')
export const sessionBusy = defineError(
  'sessions.busy',
  409,
  'A run is still working on this session. Wait for it to end, then try again.',
)
export const sessionFull = defineError(
  'sessions.full',
  409,
  'A session holds at most 1,000 test cases and 8,000,000 characters of them, and these would be more. Import a smaller file, or use a new session.',
)
export const sessionCorrectionsFull = defineError(
  'sessions.corrections_full',
  409,
  'A session keeps at most 500 corrections of how its text is read, and these would be more. Withdraw some, each by `marked` null.',
)
export const sessionStale = defineError(
  'sessions.stale',
  409,
  'The session has changed since you read it. Read it again, then repeat your edit.',
)
export const nothingToRehearse = defineError(
  'sessions.nothing_to_rehearse',
  409,
  'None of these cases can be played as it stands. Its `automation` says why.',
)
export const noDifference = defineError(
  'sessions.no_difference',
  409,
  'The last rehearsal did not find that the page differs from this case as it is.',
)
export const codeRequired = defineError(
  'sessions.code_required',
  403,
  'The list of sessions needs a code here. Have one mailed by POST /api/public/test-cases/listing-codes, then send it as code.',
)
export const wrongCode = defineError(
  'sessions.wrong_code',
  403,
  'This code is wrong, expired or used by another. Have a new one mailed by POST /api/public/test-cases/listing-codes.',
)
export const listingIsOpen = defineError(
  'sessions.listing_open',
  409,
  'The list of sessions needs no code here. Read it by GET /api/public/test-cases/sessions.',
)
