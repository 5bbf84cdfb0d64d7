import { z } from 'zod'
import { ask } from './ask.ts'
import { filterNames } from './asked.ts'
import { defineReport } from './define-report.ts'
import { parameterRefused } from './parameters.ts'
import { figureFields } from './schemas.ts'

const values = () =>
  z.object(
    Object.fromEntries(filterNames.map((name) => [name, z.string().optional()])) as Record<
      (typeof filterNames)[number],
      z.ZodOptional<z.ZodString>
    >,
  ).shape

export const getBreakdown = defineReport({
  id: 'reports.getBreakdown',
  type: 'breakdown',
  summary: 'Get figures of each combination of several dimensions',
  description:
    'The 500 combinations with most page views. Each has the fields that were asked for, with their values.',
  output: () => {
    const { pageviews: views, ...figures } = figureFields()
    return z.array(z.object({ views, ...figures, ...values() }))
  },
  async run(context, { websiteId, of, parameters: { fields } }) {
    const rows = await ask(context, { websiteId, report: 'breakdown', asked: { ...of, fields } })
    if (!rows)
      throw parameterRefused('fields', 'These have too many combinations: ask for fewer, or a shorter time')
    return rows.map(({ values: told, ...figures }) => ({
      ...figures,
      ...Object.fromEntries(fields.map((name, place) => [name, told[place] ?? ''])),
    }))
  },
})
