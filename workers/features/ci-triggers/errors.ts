import { defineError } from '../../../shared/kernel/errors.ts'

export const triggerNotFound = defineError('ci_triggers.not_found', 404, 'Trigger not found')
export const triggerLimitReached = defineError(
  'ci_triggers.limit_reached',
  409,
  'The project has as many triggers as it may have. Delete one that is no longer used.',
)
export const notGenuine = defineError(
  'ci_triggers.not_genuine',
  401,
  'The call does not prove that it comes from who knows the secret of this trigger. Give the host the secret as it was shown, or make a new trigger.',
)
export const suiteEmpty = defineError('ci_triggers.suite_empty', 409, 'The suite holds no test case')
export const suiteTooLarge = defineError(
  'ci_triggers.suite_too_large',
  409,
  'The suite holds more test cases than a run takes',
)
export const alreadyStarted = defineError(
  'ci_triggers.already_started',
  409,
  'This run was started a moment ago by another call',
)
