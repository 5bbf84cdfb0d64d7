import { nameSteps } from './schema/names.ts'
import { recordingSteps } from './schema/recordings.ts'
import { visitorSteps } from './schema/visitors.ts'

/** Schema steps, in order. Append only: a step that has run anywhere is never edited. */
export const steps: readonly string[] = [...visitorSteps, ...recordingSteps, ...nameSteps]
