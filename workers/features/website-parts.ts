import type { PurgePart } from '../../shared/kernel/purge-part.ts'
import { savedReportsPart } from './saved-reports/purge-part.ts'
import { segmentsPart } from './segments/purge-part.ts'
import { heatmapsPart } from './heatmaps/purge-part.ts'
import { recordingsPart } from './replays/purge-part.ts'
import { archivePart, websiteFilesPart } from './website-files/purge-parts.ts'
import { eventsPart, siteEntryPart } from './websites/purge-parts.ts'

/** Every store that holds something of websites. `collect` comes first, so that less comes while the rest goes. */
export const websiteParts: readonly PurgePart[] = [
  siteEntryPart,
  websiteFilesPart,
  eventsPart,
  archivePart,
  savedReportsPart,
  segmentsPart,
  heatmapsPart,
  recordingsPart,
]
