import { z } from 'zod'
import type { Filter } from '../../../shared/domain/analytics/figures/filters.ts'
import type { Range } from '../../../shared/domain/analytics/figures/rows.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type InputOf, type Shape, defineOperation } from '../../../shared/kernel/operation.ts'
import { websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { filterFields, filterNames, rangeFields, rangeOf } from './asked.ts'
import { readFilter, segmentNotFound } from './read-filter.ts'

const commonFields = () => ({ websiteId: z.uuid(), ...rangeFields(), ...filterFields() })

interface FiguresSpec<S extends Shape, O extends z.ZodType> {
  id: string
  /** Under `/api/websites/{websiteId}/`. */
  path: string
  summary: string
  description?: string
  /** What is asked beside time and filters. */
  more?: () => S
  output: () => O
  /** Another operation tells assistants the same. */
  isTold?: true
  run: (
    context: Context,
    asked: { websiteId: string; of: { range: Range; filter: Filter } },
    more: InputOf<S>,
  ) => Promise<z.input<O>>
}

/**
 * What is told of a website for a stretch of time and filters, by `GET` as Umami's clients ask.
 * @example
 * export const getEventDataStats = defineFigures({ id: 'properties.getEventDataStats', path: 'event-data/stats', …, run: (context, { websiteId, of }) => … })
 */
export const defineFigures = <O extends z.ZodType, S extends Shape = Record<never, never>>({
  path,
  more,
  run,
  isTold,
  ...spec
}: FiguresSpec<S, O>) =>
  defineOperation({
    ...spec,
    ...(isTold ? {} : { mcp: 'listed' as const }),
    route: `GET /api/websites/{websiteId}/${path}`,
    // Of a generic input the type does not survive: it has a `websiteId`, always.
    access: { role: 'viewer', organization: websiteOrganization as never, hidden: websiteNotFound },
    effect: 'read',
    input: () => ({ ...commonFields(), ...more?.() }) as ReturnType<typeof commonFields> & S,
    numbered: filterNames,
    errors: [websiteNotFound, segmentNotFound],
    async run(context, input) {
      const { websiteId, startAt, endAt } = input as unknown as Asked
      const range = rangeOf({ startAt, endAt })
      const filter = await readFilter(context, websiteId, input as unknown as Asked)
      return run(context, { websiteId, of: { range, filter } }, input as unknown as InputOf<S>)
    },
  })

type Asked = Parameters<typeof readFilter>[2] & { websiteId: string; startAt: number; endAt: number }
