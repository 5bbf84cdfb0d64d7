import { z } from 'zod'
import { revenueColumns } from '../../../../shared/domain/analytics/reports/revenue-metrics.ts'
import { ask } from '../ask.ts'
import { defineFigures } from '../define-figures.ts'
import { currency } from '../parameters.ts'

export const getRevenueMetrics = defineFigures({
  id: 'reports.getRevenueMetrics',
  path: 'revenue/metrics',
  summary: 'Get what events earned by country, region, referrer or channel',
  description:
    'Most first. Referrer and channel are those by which a visitor came first within the time that is asked for.',
  more: () => ({
    currency: currency(),
    type: z.enum(revenueColumns).describe('By what it is told apart'),
  }),
  output: () =>
    z.array(
      z.object({
        name: z.string().describe('Empty where it is not known; of a referrer, where there was none'),
        value: z.number().describe('What was earned'),
        country: z.string().optional().describe('The country of a region'),
      }),
    ),
  run: (context, { websiteId, of }, { currency: code, type }) =>
    ask(context, { websiteId, report: 'revenueMetrics', asked: { ...of, currency: code, column: type } }),
})
