import { z } from 'zod'
import { ask } from './ask.ts'
import { defineReport } from './define-report.ts'

export const getGoal = defineReport({
  id: 'reports.getGoal',
  type: 'goal',
  summary: 'Get how many visitors reach a page or do something',
  description: 'Different visitors: who reaches it twice counts once.',
  output: () =>
    z.object({
      num: z.number().int().describe('Visitors who reached it'),
      total: z.number().int().describe('All visitors'),
    }),
  run: (context, { websiteId, of, parameters: { type, value } }) =>
    ask(context, { websiteId, report: 'goal', asked: { ...of, step: { type, value } } }),
})
