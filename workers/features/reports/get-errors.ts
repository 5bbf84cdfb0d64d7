import { z } from 'zod'
import { iso } from '../../../shared/schemas/time.ts'
import { ask } from './ask.ts'
import { defineReport } from './define-report.ts'

export const getErrors = defineReport({
  id: 'reports.getErrors',
  type: 'errors',
  summary: 'Get which errors happen on pages',
  description: 'Those of one class and message together, the most frequent first.',
  output: () =>
    z.object({
      errors: z.array(
        z.object({
          name: z.string().describe('Its class'),
          message: z.string(),
          source: z.string().describe('File, line and column of the last one'),
          path: z.string().describe('The page of the last one'),
          count: z.number().int().describe('How often it happened'),
          visitors: z.number().int().describe('To how many different visitors'),
          firstAt: z.iso.datetime(),
          lastAt: z.iso.datetime(),
        }),
      ),
      count: z.number().int().describe('How many different ones there are'),
    }),
  async run(context, { websiteId, of, parameters: { limit } }) {
    const { errors, count } = await ask(context, { websiteId, report: 'pageErrors', asked: { ...of, limit } })
    const told = errors.map((each) => ({ ...each, firstAt: iso(each.firstAt), lastAt: iso(each.lastAt) }))
    return { errors: told, count }
  },
})
