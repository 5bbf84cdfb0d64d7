import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defectSeverities, defectStatuses } from '../../../shared/db/tables/defects.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { Defect } from './schemas.ts'
import { defectsOf } from './store.ts'

export const listDefects = defineOperation({
  id: 'defects.list',
  route: 'GET /api/qa/defects',
  summary: "List a project's defects, newest first",
  access: { role: 'viewer', organization: projectOrganization, hidden: projectNotFound },
  effect: 'read',
  input: () => ({
    projectId: z.uuid(),
    status: z.enum(defectStatuses).optional().describe('Only defects of this status'),
    severity: z.enum(defectSeverities).optional().describe('Only defects of this severity'),
    assignee: z.string().max(320).optional().describe('Only defects of this person, as they are assigned'),
    storyId: z.uuid().optional().describe('Only defects of this story'),
    testCaseId: z.uuid().optional().describe('Only defects of this stored test case'),
    ...pageFields(),
  }),
  output: () => z.object({ defects: z.array(Defect()), nextCursor: z.string().nullable() }),
  errors: [projectNotFound],
  mcp: 'listed',
  run: (context, asked) => defectsOf(context, asked),
})
