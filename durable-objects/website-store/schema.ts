import { archiveSteps } from './schema/archive.ts'
import { nameSteps } from './schema/names.ts'
import { recordingSteps } from './schema/recordings.ts'
import { shardSteps } from './schema/shards.ts'
import { visitorSteps } from './schema/visitors.ts'

/**
 * Schema steps, in order. Append only: a step that has run anywhere is never edited, and keeps its number. So what comes next goes behind all of these, whatever it is about: into a list of its own, at the
 * end.
 */
export const steps: readonly string[] = [
  ...visitorSteps,
  ...recordingSteps,
  ...nameSteps,
  ...archiveSteps,
  ...shardSteps,
]
