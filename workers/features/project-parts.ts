import type { ProjectPart } from '../../shared/kernel/project-part.ts'
import { ciRunsPart, ciTriggersPart } from './ci-triggers/project-part.ts'
import { contentAnalysesPart, contentPlanPart, pageMigrationsPart } from './content-planning/project-part.ts'
import { defectOccurrencesPart, defectsPart } from './defects/project-part.ts'
import { fileRowsPart, indexPart } from './documents/purge-parts.ts'
import { masterContextPart } from './master-contexts/project-part.ts'
import { linksPart } from './knowledge-bases/project-part.ts'
import {
  agentRunsPart,
  changesPart,
  filesPart,
  recordNumbersPart,
  tokenUsagePart,
} from './projects/project-part.ts'
import { rewordingsPart } from './quality/project-part.ts'
import { sprintsPart } from './sprints/project-part.ts'
import { storiesPart } from './stories/project-part.ts'
import { testRunsPart } from './test-runs/project-part.ts'
import { recordStatesPart } from './traceability/project-part.ts'
import { testCasesPart } from './test-cases/project-part.ts'

/** Every store that holds something of projects. A feature lists its own here, and deletion and duplication take it in. */
export const projectParts: readonly ProjectPart[] = [
  storiesPart,
  sprintsPart,
  testCasesPart,
  rewordingsPart,
  defectsPart,
  defectOccurrencesPart,
  ciTriggersPart,
  testRunsPart,
  ciRunsPart,
  recordStatesPart,
  changesPart,
  recordNumbersPart,
  linksPart,
  fileRowsPart,
  indexPart,
  masterContextPart,
  contentPlanPart,
  contentAnalysesPart,
  pageMigrationsPart,
  agentRunsPart,
  tokenUsagePart,
  filesPart,
]
