import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { sprintNotFound } from '../stories/index.ts'
import { Sprint } from './schemas.ts'
import { readSprint, sprintOrganization } from './store.ts'

export const getSprint = defineOperation({
  id: 'sprints.get',
  route: 'GET /api/pm/sprints/{sprintId}',
  summary: 'Get a sprint',
  access: { role: 'viewer', organization: sprintOrganization, hidden: sprintNotFound },
  effect: 'read',
  input: () => ({ sprintId: z.uuid() }),
  output: Sprint,
  errors: [sprintNotFound],
  mcp: 'listed',
  run: (context, { sprintId }) => readSprint(context, sprintId),
})
