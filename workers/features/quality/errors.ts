import { defineError } from '../../../shared/kernel/errors.ts'

export const importRefused = defineError(
  'test_cases.import_refused',
  400,
  'Nothing was stored, because the file has errors. Mend them, or look at a preview by dryRun.',
)
