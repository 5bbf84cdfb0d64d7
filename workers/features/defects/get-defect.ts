import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { defectNotFound } from './errors.ts'
import { Defect } from './schemas.ts'
import { defectOrganization, readDefect } from './store.ts'

export const getDefect = defineOperation({
  id: 'defects.get',
  route: 'GET /api/qa/defects/{defectId}',
  summary: 'Get a defect',
  description: 'The links of its evidence are good for an hour; read it again for fresh ones.',
  access: { role: 'viewer', organization: defectOrganization, hidden: defectNotFound },
  effect: 'read',
  input: () => ({ defectId: z.uuid() }),
  output: Defect,
  errors: [defectNotFound],
  mcp: 'listed',
  run: (context, { defectId }) => readDefect(context, defectId),
})
