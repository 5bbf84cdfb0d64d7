import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { CiTrigger } from './schemas.ts'
import { triggersOf } from './store.ts'

export const listCiTriggers = defineOperation({
  id: 'ciTriggers.list',
  route: 'GET /api/projects/{projectId}/ci-triggers',
  summary: "List a project's triggers of code hosts, newest first, without their secrets",
  access: { role: 'admin', organization: projectOrganization, hidden: projectNotFound },
  effect: 'read',
  input: () => ({ projectId: z.uuid(), ...pageFields() }),
  output: () => z.object({ triggers: z.array(CiTrigger()), nextCursor: z.string().nullable() }),
  errors: [projectNotFound, notConfigured],
  mcp: 'listed',
  run: (context, asked) => triggersOf(context, asked),
})
