import { z } from 'zod'
import { ask } from '../ask.ts'
import { comparedWith } from '../compared.ts'
import { defineFigures } from '../define-figures.ts'
import { currency } from '../parameters.ts'

const figures = () => ({
  sum: z.number(),
  count: z.number().int().describe('Events that earned something'),
  unique_count: z.number().int().describe('Different visitors who paid'),
  average: z.number().describe('Of an event that earned something'),
  arpu: z.number().describe('Of a visitor, whether or not they paid'),
})

export const getRevenueStats = defineFigures({
  id: 'reports.getRevenueStats',
  path: 'revenue/stats',
  summary: 'Get what events earned altogether, and before',
  description: 'The `total` of `POST /api/reports/revenue`, and that of the time it is compared with.',
  more: () => ({
    currency: currency(),
    compare: z.enum(['prev', 'yoy']).default('prev').describe('The same time before, or a year before'),
  }),
  isTold: true,
  output: () => z.object({ ...figures(), comparison: z.object(figures()) }),
  async run(context, { websiteId, of: { range, filter } }, { compare, ...asked }) {
    const totalOf = async (during: typeof range) => {
      const whole = {
        range: during,
        filter,
        currency: asked.currency,
        unit: 'year',
        timezone: 'UTC',
      } as const
      return (await ask(context, { websiteId, report: 'revenue', asked: whole })).total
    }
    const [total, comparison] = await Promise.all([totalOf(range), totalOf(comparedWith(range, compare))])
    return { ...total, comparison }
  },
})
