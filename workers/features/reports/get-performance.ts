import { z } from 'zod'
import { unitFor } from '../../../shared/domain/analytics/time/buckets.ts'
import { readWebsite } from '../websites/index.ts'
import { ask } from './ask.ts'
import { defineReport } from './define-report.ts'
import { Chart, MeasuredValue, summaryFields } from './percentiles.ts'

const mostPages = 100

export const getPerformance = defineReport({
  id: 'reports.getPerformance',
  type: 'performance',
  summary: 'Get how fast pages are for their visitors',
  description:
    'Web vitals as browsers of visitors measured them, times in milliseconds: all of them, and one over time and by page. Percentiles are exact, 0 where nothing was measured.',
  output: () =>
    z.object({
      chart: Chart(),
      summary: z.object(summaryFields()),
      pages: z.array(MeasuredValue()).describe('The pages with most measurements'),
    }),
  async run(context, { websiteId, of, parameters }) {
    const timezone = parameters.timezone ?? (await readWebsite(context, websiteId)).timezone
    const { metric } = parameters
    const unit = unitFor(parameters.unit, of.range)
    const told = { ...of, metric }
    const [chart, summary, pages] = await Promise.all([
      ask(context, { websiteId, report: 'performanceChart', asked: { ...told, unit, timezone } }),
      ask(context, { websiteId, report: 'performanceStats', asked: of }),
      ask(context, {
        websiteId,
        report: 'performanceMetrics',
        asked: { ...told, column: 'path', limit: mostPages },
      }),
    ])
    return { chart, summary, pages }
  },
})
