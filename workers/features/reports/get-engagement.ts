import { z } from 'zod'
import { ask } from './ask.ts'
import { defineReport } from './define-report.ts'

const attention = () => ({
  views: z.number().int().describe('Page views'),
  engagedSeconds: z.number().describe('For how long it was looked at, by all visitors together'),
  secondsPerView: z.number().nullable().describe('The same for each page view; null without any'),
  readers: z.number().int().describe('How many visitors told how far down they came, each once a day'),
  scrollDepth: z
    .number()
    .nullable()
    .describe('How far down they came on average, in percent; null where nobody told'),
})

export const getEngagement = defineReport({
  id: 'reports.getEngagement',
  type: 'engagement',
  summary: 'Get for how long and how far down pages are read',
  description:
    'A page is looked at while its window is in front and has the focus. The 500 pages that were looked at longest.',
  output: () =>
    z.object({
      total: z.object(attention()),
      pages: z.array(z.object({ path: z.string(), ...attention() })),
    }),
  run: (context, { websiteId, of }) => ask(context, { websiteId, report: 'engagement', asked: of }),
})
