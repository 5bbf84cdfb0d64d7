import { z } from 'zod'
import { type UtmName, utmNames } from '../../../../shared/domain/analytics/reports/utm.ts'
import { ask } from '../ask.ts'
import { defineFigures } from '../define-figures.ts'

export const getUtmMetrics = defineFigures({
  id: 'reports.getUtmMetrics',
  path: 'utm/metrics',
  summary: 'Get how many page views each value of one campaign parameter brings',
  description: 'What `POST /api/reports/utm` answers of that parameter.',
  more: () => ({ type: z.enum(utmNames as [UtmName, ...UtmName[]]).describe('Which parameter') }),
  isTold: true,
  output: () => z.array(z.object({ utm: z.string(), views: z.number().int() })),
  async run(context, { websiteId, of }, { type }) {
    const told = await ask(context, { websiteId, report: 'utm', asked: of })
    return told[type]
  },
})
