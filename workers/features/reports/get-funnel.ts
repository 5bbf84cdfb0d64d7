import { z } from 'zod'
import { ask } from './ask.ts'
import { defineReport } from './define-report.ts'

const share = (what: string) => z.number().min(0).max(1).nullable().describe(what)

export const getFunnel = defineReport({
  id: 'reports.getFunnel',
  type: 'funnel',
  summary: 'Get how many visitors go through pages and events in an order',
  description:
    'Each step counts within the window after the one before, whatever is done in between. A visitor who is not known again on the next day begins anew with each UTC day.',
  output: () =>
    z.array(
      z.object({
        type: z.enum(['path', 'event']),
        value: z.string(),
        visitors: z.number().int(),
        previous: z.number().int().describe('Visitors of the step before'),
        dropped: z.number().int().describe('Of those, how many did not come to this one'),
        dropoff: share('The share that was lost since the step before; null where nobody could be'),
        remaining: share('The share of those who took the first step'),
        medianSeconds: z.number().nullable().describe('Since the step before, when it was reached first'),
      }),
    ),
  run: (context, { websiteId, of, parameters: { steps, window } }) =>
    ask(context, { websiteId, report: 'funnel', asked: { ...of, steps, windowMs: window * 60_000 } }),
})
