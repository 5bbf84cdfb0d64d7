import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { inOrganization, organizationNotFound } from '../organizations/index.ts'
import { correctionsOf } from './kept-corrections.ts'

const KeptReading = once(() =>
  z
    .object({
      correctionId: z.string(),
      organizationId: z.string(),
      sentence: z.string(),
      marked: z.string().describe('The sentence with its marks'),
      kinds: z.array(z.string()).describe('What it demands'),
      correctedBy: z.string().describe('The person or access key'),
      correctedAt: z.iso.datetime(),
    })
    .meta({ id: 'KeptReading' }),
)

export const listReadings = defineOperation({
  id: 'quality.listReadings',
  route: 'GET /api/qa/readings/corrections',
  summary: 'List the sentences that an organization reads in its own way, newest first',
  access: inOrganization('viewer'),
  effect: 'read',
  input: () => ({ organizationId: z.uuid(), ...pageFields() }),
  output: () => z.object({ corrections: z.array(KeptReading()), nextCursor: z.string().nullable() }),
  errors: [organizationNotFound],
  mcp: 'listed',
  async run(context, page) {
    const { items, nextCursor } = await correctionsOf(context, page)
    return {
      corrections: items.map(({ correctedAt, ...kept }) => ({ ...kept, correctedAt: iso(correctedAt) })),
      nextCursor,
    }
  },
})
