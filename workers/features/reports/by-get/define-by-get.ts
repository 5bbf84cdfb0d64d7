import { z } from 'zod'
import { once } from '../../../../shared/domain/basics/once.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { isServiceError, validationFailed } from '../../../../shared/kernel/errors.ts'
import {
  type Operation,
  type Shape,
  type TypedOperation,
  defineOperation,
} from '../../../../shared/kernel/operation.ts'
import { websiteNotFound, websiteOrganization } from '../../websites/index.ts'
import { filterFields, filterNames, rangeFields } from '../asked.ts'
import { type ReportType, parametersOf } from '../parameters.ts'
import { segmentNotFound } from '../read-filter.ts'

interface Door {
  id: string
  /** Under `/api/websites/{websiteId}/`. */
  path: string
  type: ReportType
  summary: string
  /** Parameters that are lists: one field of an address holds them as JSON. */
  lists?: readonly string[]
}

/** How a report says its time in a body; an address has its own fields for it. */
const dates = ['startDate', 'endDate', 'startAt', 'endAt']
const momentOf: Readonly<Record<string, string>> = { startDate: 'startAt', endDate: 'endAt' }
const longestList = 10_000

/** Parameters of a report without their time. */
export const withoutDates = <T>(parameters: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => !dates.includes(name)))

/**
 * A report by `GET` as well, as clients of Umami ask since 3.3: its parameters and filters as fields of the address, the same answer.
 * @example
 * export const getGoalStats = defineByGet(getGoal, { id: 'reports.getGoalStats', path: 'goals/stats', type: 'goal', summary: '…' })
 */
export function defineByGet<S extends Shape, O extends z.ZodType>(
  report: TypedOperation<S, O>,
  { path, type, lists = [], ...spec }: Door,
) {
  const parameters = (): Shape => {
    const { shape } = parametersOf[type]() as z.ZodObject<Shape>
    return Object.fromEntries(
      Object.entries(withoutDates(shape)).map(([name, field]) => [
        name,
        lists.includes(name) ? asJson(field as z.ZodType) : field,
      ]),
    )
  }
  const names = once(() => new Set([...dates, ...Object.keys(parameters())]))
  return defineOperation({
    ...spec,
    description: `What \`${report.method} ${report.path}\` answers.`,
    route: `GET /api/websites/{websiteId}/${path}`,
    access: { role: 'viewer', organization: websiteOrganization as never, hidden: websiteNotFound },
    effect: 'read',
    input: (): Shape => ({ websiteId: z.uuid(), ...rangeFields(), ...filterFields(), ...parameters() }),
    numbered: filterNames,
    output: report.output as () => O,
    errors: [websiteNotFound, segmentNotFound],
    async run(context, { websiteId, ...given }, request) {
      const [ofReport, filters] = [true, false].map((which) =>
        Object.fromEntries(Object.entries(given).filter(([name]) => names().has(name) === which)),
      )
      return askedByAddress(report)(context, { websiteId, filters, parameters: ofReport }, request)
    },
  })
}

/** The same refusal, with the names that an address has for what it is about. */
function inAddress(error: unknown): unknown {
  if (!isServiceError(error) || error.code !== validationFailed.code || !error.details) return error
  const named = error.details.map(({ path, message }) => {
    const name = path.replace(/^parameters\./, '')
    return { path: momentOf[name] ?? name, message }
  })
  return validationFailed({ details: named })
}

/** How a report is asked with what its own declaration would have read of a body; what it refuses is named as in an address. */
export function askedByAddress<O extends z.ZodType>(report: Operation & { types?: { output: z.output<O> } }) {
  const run = report.run as unknown as (
    context: Context,
    input: object,
    request: Request,
  ) => Promise<z.input<O>>
  return async (...asked: Parameters<typeof run>) => {
    try {
      return await run(...asked)
    } catch (error) {
      throw inAddress(error)
    }
  }
}

const asJson = (field: z.ZodType) =>
  z
    .string()
    .max(longestList)
    .transform((text, refinement) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        refinement.addIssue({ code: 'custom', message: 'Must be a list as JSON' })
        return z.NEVER
      }
    })
    .pipe(field)
    .describe('A list as JSON')
