import type { ProjectPart } from '../../shared/kernel/project-part.ts'
import { linksPart } from './knowledge-bases/project-part.ts'
import { agentRunsPart, filesPart, tokenUsagePart } from './projects/project-part.ts'

/** Every store that holds something of projects. A feature lists its own here, and deletion and duplication take it in. */
export const projectParts: readonly ProjectPart[] = [linksPart, agentRunsPart, tokenUsagePart, filesPart]
