import { z } from 'zod'
import { unitFor } from '../../../shared/domain/analytics/time/buckets.ts'
import { readWebsite } from '../websites/index.ts'
import { ask } from './ask.ts'
import { defineReport } from './define-report.ts'

export const RevenueChart = () =>
  z
    .array(
      z.object({
        x: z.string().describe('The event'),
        t: z.string(),
        y: z.number(),
        count: z.number().int().describe('How many events earned it'),
      }),
    )
    .describe('By event and unit of time')

const totals = () => ({
  sum: z.number(),
  count: z.number().int().describe('Events that earned something'),
  unique_count: z.number().int().describe('Different visitors who paid'),
})

export const getRevenue = defineReport({
  id: 'reports.getRevenue',
  type: 'revenue',
  summary: 'Get what events earned',
  description:
    'Of custom events whose data has a positive `revenue` and a `currency`. Amounts of different currencies are never added up.',
  output: () =>
    z.object({
      chart: RevenueChart(),
      country: z.array(z.object({ name: z.string(), value: z.number() })),
      total: z.object({
        ...totals(),
        average: z.number().describe('Of an event that earned something'),
        arpu: z.number().describe('Of a visitor, whether or not they paid'),
      }),
      table: z.array(z.object({ currency: z.string(), ...totals() })).describe('Of every currency'),
    }),
  async run(context, { websiteId, of, parameters }) {
    const timezone = parameters.timezone ?? (await readWebsite(context, websiteId)).timezone
    const unit = unitFor(parameters.unit, of.range)
    const { currency } = parameters
    return ask(context, { websiteId, report: 'revenue', asked: { ...of, currency, unit, timezone } })
  },
})
