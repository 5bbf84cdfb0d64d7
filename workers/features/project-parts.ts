import type { ProjectPart } from '../../shared/kernel/project-part.ts'
import { linksPart } from './knowledge-bases/project-part.ts'
import {
  agentRunsPart,
  changesPart,
  filesPart,
  recordNumbersPart,
  tokenUsagePart,
} from './projects/project-part.ts'
import { sprintsPart } from './sprints/project-part.ts'
import { storiesPart } from './stories/project-part.ts'

/** Every store that holds something of projects. A feature lists its own here, and deletion and duplication take it in. */
export const projectParts: readonly ProjectPart[] = [
  storiesPart,
  sprintsPart,
  changesPart,
  recordNumbersPart,
  linksPart,
  agentRunsPart,
  tokenUsagePart,
  filesPart,
]
