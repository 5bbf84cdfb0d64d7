import { z } from 'zod'
import { unitFor, units } from '../../../../shared/domain/analytics/time/buckets.ts'
import { readWebsite } from '../../websites/index.ts'
import { ask } from '../ask.ts'
import { defineFigures } from '../define-figures.ts'
import { RevenueChart } from '../get-revenue.ts'
import { currency, timezone } from '../parameters.ts'

export const getRevenueChart = defineFigures({
  id: 'reports.getRevenueChart',
  path: 'revenue/chart',
  summary: 'Get what events earned over time',
  description: 'The `chart` of `POST /api/reports/revenue`.',
  more: () => ({
    currency: currency(),
    unit: z.enum(units).default('day').describe('How long each point lasts'),
    timezone: timezone(),
  }),
  isTold: true,
  output: () => z.object({ chart: RevenueChart() }),
  async run(context, { websiteId, of }, { currency: code, unit, timezone: given }) {
    const zone = given ?? (await readWebsite(context, websiteId)).timezone
    const asked = { ...of, currency: code, unit: unitFor(unit, of.range), timezone: zone }
    const { chart } = await ask(context, { websiteId, report: 'revenue', asked })
    return { chart }
  },
})
