import { z } from 'zod'
import type { Filter } from '../../../shared/domain/analytics/figures/filters.ts'
import type { Range } from '../../../shared/domain/analytics/figures/rows.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { namedWebsiteNotFound, namedWebsiteOrganization, websiteNotFound } from '../websites/index.ts'
import { filterFields, filterNames } from './asked.ts'
import { readFilter, segmentNotFound } from './read-filter.ts'
import { type ReportType, parametersOf, periodOf } from './parameters.ts'

type ParametersOf<T extends ReportType> = z.output<ReturnType<(typeof parametersOf)[T]>>

interface ReportSpec<T extends ReportType, O extends z.ZodType> {
  id: string
  type: T
  summary: string
  description: string
  output: () => O
  run: (
    context: Context,
    asked: { websiteId: string; parameters: ParametersOf<T>; of: { range: Range; filter: Filter } },
  ) => Promise<z.input<O>>
}

/**
 * A report in Umami's shape: `POST /api/reports/{type} {websiteId, type, filters, parameters}`.
 * @example
 * export const getGoal = defineReport({ id: 'reports.getGoal', type: 'goal', …, run: (context, { of }) => … })
 */
export const defineReport = <T extends ReportType, O extends z.ZodType>({
  type,
  run,
  ...spec
}: ReportSpec<T, O>) =>
  defineOperation({
    ...spec,
    route: `POST /api/reports/${type}`,
    access: { role: 'viewer', organization: namedWebsiteOrganization, hidden: namedWebsiteNotFound },
    effect: 'read',
    input: () => ({
      websiteId: z.uuid(),
      type: z
        .literal(type)
        .default(type as never)
        .describe('As in the path'),
      filters: z.strictObject(filterFields()).prefault({}).describe('Whose events count'),
      parameters: parametersOf[type]() as unknown as z.ZodType<ParametersOf<T>>,
    }),
    numbered: filterNames,
    errors: [websiteNotFound, segmentNotFound],
    mcp: 'listed',
    async run(context, { websiteId, filters, parameters }) {
      const filter = await readFilter(context, websiteId, filters)
      return run(context, { websiteId, parameters, of: { range: periodOf(parameters), filter } })
    },
  })
