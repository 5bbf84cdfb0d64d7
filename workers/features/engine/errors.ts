import { defineError } from '../../../shared/kernel/errors.ts'

export const generationInterrupted = defineError(
  'generations.interrupted',
  503,
  'The work on the requirements was interrupted, and nothing was changed. Try again; if it happens again, send fewer requirements at a time.',
)
