import { z } from 'zod'
import { dayMs } from '../../../shared/domain/analytics/segment/segment.ts'
import { readWebsite } from '../websites/index.ts'
import { ask } from './ask.ts'
import { defineReport } from './define-report.ts'
import { parameterRefused } from './parameters.ts'

const mostDays = 366

export const getRetention = defineReport({
  id: 'reports.getRetention',
  type: 'retention',
  summary: 'Get how many visitors come again, by the day on which they came first',
  description: `For up to 31 days after, and up to ${mostDays} days at once. Only visitors who keep their name can be seen coming again: those who are identified, and others for as long as the policy of the website knows visitors (\`visitorPeriod\`). \`recognizable\` says how many of a day's visitors those are.`,
  output: () =>
    z.array(
      z.object({
        date: z.string().describe('The day on which they came first, in the time zone'),
        day: z.number().int().describe('How many days later'),
        visitors: z.number().int().describe('Who came first on that date'),
        returnVisitors: z.number().int().describe('Those of them who came on this day'),
        percentage: z.number(),
        recognizable: z.number().int().describe('Those of `visitors` who have the same name on other days'),
      }),
    ),
  async run(context, { websiteId, of, parameters }) {
    if (of.range.until - of.range.from > mostDays * dayMs)
      throw parameterRefused('endDate', `Ask for ${mostDays} days at most`)
    const timezone = parameters.timezone ?? (await readWebsite(context, websiteId)).timezone
    return ask(context, { websiteId, report: 'retention', asked: { ...of, timezone } })
  },
})
