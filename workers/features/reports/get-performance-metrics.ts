import { z } from 'zod'
import { vitalColumns, vitals } from '../../../shared/domain/analytics/reports/performance.ts'
import { ask } from './ask.ts'
import { defineFigures } from './define-figures.ts'
import { MeasuredValue } from './percentiles.ts'

export const getPerformanceMetrics = defineFigures({
  id: 'reports.getPerformanceMetrics',
  path: 'performance/metrics',
  summary: 'Get the percentiles of a web vital by page, title, device or browser',
  description: 'Those with most measurements first.',
  more: () => ({
    type: z.enum(vitalColumns).describe('By what measurements are told apart'),
    metric: z.enum(vitals).default('lcp').describe('Which web vital'),
    limit: z.coerce.number().int().min(1).max(500).default(100).describe('How many'),
  }),
  output: () => z.array(MeasuredValue()),
  run: (context, { websiteId, of }, { type, metric, limit }) =>
    ask(context, { websiteId, report: 'performanceMetrics', asked: { ...of, metric, column: type, limit } }),
})
