import { z } from 'zod'
import { ask } from './ask.ts'
import { defineFigures } from './define-figures.ts'
import { summaryFields } from './percentiles.ts'

export const getPerformanceStats = defineFigures({
  id: 'reports.getPerformanceStats',
  path: 'performance/stats',
  summary: 'Get the percentiles of the web vitals of a website',
  description: 'Times in milliseconds; 0 where nothing was measured.',
  output: () => z.object(summaryFields()),
  run: (context, { websiteId, of }) => ask(context, { websiteId, report: 'performanceStats', asked: of }),
})
