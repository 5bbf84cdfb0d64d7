import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { flag } from '../../../shared/schemas/flag.ts'
import { inOrganization, organizationNotFound } from '../organizations/index.ts'
import { totalsOf } from './rules.ts'
import { UsageRecord, totalFields } from './schemas.ts'
import { recordsOf, usageOf } from './store.ts'

const time = () => z.iso.datetime({ offset: true })
const millisecondsOf = (given: string | undefined) => (given === undefined ? undefined : Date.parse(given))

export const getTokenUsage = defineOperation({
  id: 'usage.getTokenUsage',
  route: 'GET /api/organizations/{organizationId}/token-usage',
  summary: 'Get what models took for an organization, in tokens and money',
  description:
    'Every question to a model is a record, also one whose answer was of no use. `limit` and `cursor` page through `records`; the totals are of the whole span.',
  access: inOrganization('viewer'),
  effect: 'read',
  input: () => ({
    organizationId: z.uuid(),
    from: time().optional().describe('The first moment that counts; the beginning unless given'),
    to: time().optional().describe('The first moment that no longer counts; now unless given'),
    includeRecords: flag().default(false),
    ...pageFields(),
  }),
  output: () =>
    z.object({
      ...totalFields(),
      records: z.array(UsageRecord()).describe('Newest first; none without `includeRecords`'),
      nextCursor: z.string().nullable(),
    }),
  errors: [organizationNotFound],
  mcp: 'listed',
  async run(context, { includeRecords, limit, cursor, from, to }) {
    const span = { from: millisecondsOf(from), to: millisecondsOf(to) }
    const [took, page] = await Promise.all([
      usageOf(context, span),
      includeRecords ? recordsOf(context, { ...span, limit, cursor }) : { records: [], nextCursor: null },
    ])
    return { ...totalsOf(took), ...page }
  },
})
