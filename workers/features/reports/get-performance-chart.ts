import { z } from 'zod'
import { vitals } from '../../../shared/domain/analytics/reports/performance.ts'
import { unitFor, units } from '../../../shared/domain/analytics/time/buckets.ts'
import { readWebsite } from '../websites/index.ts'
import { ask } from './ask.ts'
import { defineFigures } from './define-figures.ts'
import { timezone } from './parameters.ts'
import { Chart } from './percentiles.ts'

export const getPerformanceChart = defineFigures({
  id: 'reports.getPerformanceChart',
  path: 'performance/chart',
  summary: 'Get the percentiles of a web vital over time',
  more: () => ({
    metric: z.enum(vitals).default('lcp').describe('Which web vital'),
    unit: z.enum(units).default('day').describe('How long each point lasts'),
    timezone: timezone(),
  }),
  output: () => z.object({ chart: Chart() }),
  async run(context, { websiteId, of }, { metric, unit, timezone: given }) {
    const zone = given ?? (await readWebsite(context, websiteId)).timezone
    const asked = { ...of, metric, unit: unitFor(unit, of.range), timezone: zone }
    return { chart: await ask(context, { websiteId, report: 'performanceChart', asked }) }
  },
})
