import { z } from 'zod'
import { ask } from './ask.ts'
import { defineReport } from './define-report.ts'

export const getJourneys = defineReport({
  id: 'reports.getJourneys',
  type: 'journey',
  summary: 'Get the ways that most visits take through pages and events',
  description:
    'The first steps of each visit; what follows itself is one step. The hundred most frequent ways.',
  output: () =>
    z.array(
      z.object({
        items: z.array(z.string()).describe('Paths and names of events, in order'),
        count: z.number().int().describe('Visits that went this way'),
      }),
    ),
  run: (context, { websiteId, of, parameters: { steps, startStep, endStep } }) =>
    ask(context, { websiteId, report: 'journey', asked: { ...of, steps, startStep, endStep } }),
})
