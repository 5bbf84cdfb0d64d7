import type { EventType } from '../../shared/kernel/organization-events.ts'
import { crawlFinished } from './crawls/events.ts'
import { defectChanged, defectCreated } from './defects/events.ts'
import { fileProcessed } from './documents/events.ts'
import { runFinished } from './test-runs/events.ts'
import { memberChanged } from './organizations/events.ts'
import { projectDeleted } from './projects/events.ts'
import { sprintClosed } from './sprints/events.ts'
import { storyChanged } from './stories/events.ts'
import { websiteChanged } from './websites/events.ts'

/** Every kind of event that web hooks may ask for. A feature lists its own here. */
export const eventTypes: readonly EventType[] = [
  crawlFinished,
  defectChanged,
  defectCreated,
  fileProcessed,
  memberChanged,
  projectDeleted,
  runFinished,
  sprintClosed,
  storyChanged,
  websiteChanged,
]
