import { z } from 'zod'
import { type UtmName, utmNames } from '../../../shared/domain/analytics/reports/utm.ts'
import { ask } from './ask.ts'
import { defineReport } from './define-report.ts'

const named = () => z.array(z.object({ name: z.string(), value: z.number() }))
const campaigns = () => Object.fromEntries(utmNames.map((name) => [name, named()]))

export const getAttribution = defineReport({
  id: 'reports.getAttribution',
  type: 'attribution',
  summary: 'Get what brought the visitors who reach a page or do something',
  description:
    'Credit goes to the first or the last page view, up to when the step was taken last, that says where the visitor came from: by another website, an advertisement or a campaign. Nothing is credited for those who came directly. `value` are visitors, or with `currency` what the step earned. At most 20 of each.',
  output: () =>
    z.object({
      referrer: named(),
      paidAds: named(),
      ...(campaigns() as Record<UtmName, ReturnType<typeof named>>),
      total: z
        .object({ pageviews: z.number().int(), visitors: z.number().int(), visits: z.number().int() })
        .describe('How often the step was taken, by how many visitors and in how many visits'),
    }),
  run: (context, { websiteId, of, parameters: { model, type, step, currency } }) =>
    ask(context, {
      websiteId,
      report: 'attribution',
      asked: { ...of, model, step: { type, value: step }, currency },
    }),
})
