import { z } from 'zod'
import { type UtmName, utmNames } from '../../../shared/domain/analytics/reports/utm.ts'
import { ask } from './ask.ts'
import { defineReport } from './define-report.ts'

const views = () => z.array(z.object({ utm: z.string(), views: z.number().int() }))
const fields = () => Object.fromEntries(utmNames.map((name) => [name, views()]))

export const getCampaigns = defineReport({
  id: 'reports.getCampaigns',
  type: 'utm',
  summary: 'Get how many page views each campaign brings',
  description:
    'By each of the five parameters of an address that name a campaign, at most 500 values of each.',
  output: () => z.object(fields() as Record<UtmName, ReturnType<typeof views>>),
  run: (context, { websiteId, of }) => ask(context, { websiteId, report: 'utm', asked: of }),
})
