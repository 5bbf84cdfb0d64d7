import { z } from 'zod'
import { defectSources } from '../../../shared/db/tables/defects.ts'
import { defineEvent } from '../../../shared/kernel/organization-events.ts'

export const defectCreated = defineEvent({
  type: 'defect.created',
  summary: 'A defect was reported, or found by a run',
  data: () =>
    z.object({
      projectId: z.uuid(),
      defectId: z.uuid(),
      source: z.enum(defectSources),
      executionId: z.uuid().nullable().describe('The run that it was found in'),
    }),
})

export const defectChanged = defineEvent({
  type: 'defect.changed',
  summary: 'A defect was changed or deleted, by people or by a run',
  data: () =>
    z.object({
      projectId: z.uuid(),
      defectId: z.uuid(),
      change: z.enum(['updated', 'deleted']),
      fields: z.array(z.string()).describe('What changed; empty for a defect that was deleted'),
    }),
})
