import { z } from 'zod'
import { dayMs } from '../../../shared/domain/analytics/segment/segment.ts'
import { type Filter, readCondition } from '../../../shared/domain/analytics/figures/filters.ts'
import type { Range } from '../../../shared/domain/analytics/figures/rows.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { forbidden, validationFailed } from '../../../shared/kernel/errors.ts'

/** By what events are filtered: Umami's names, each with texts such as `eq.Chrome`, `neq.de,at`, `c.shop`. */
export const filterNames = [
  'path',
  'referrer',
  'domain',
  'title',
  'query',
  'browser',
  'os',
  'device',
  'country',
  'region',
  'city',
  'language',
  'screen',
  'tag',
  'hostname',
  'distinctId',
  'event',
  'channel',
  'utmSource',
  'utmMedium',
  'utmCampaign',
  'utmContent',
  'utmTerm',
] as const
type FilterName = (typeof filterNames)[number]

const longestFilter = 1000
const mostDays = 3700

export const moment = () => z.coerce.number().int().min(0).max(8_640_000_000_000_000)

/** The stretch of time that a report is about. */
export const rangeFields = () => ({
  startAt: moment().describe('Milliseconds since the epoch'),
  endAt: moment().describe('Milliseconds since the epoch; events at this very moment count'),
})

export const filterFields = () => ({
  ...(Object.fromEntries(
    filterNames.map((name) => [
      name,
      z
        .string()
        .max(longestFilter)
        .optional()
        .describe(
          '`eq.`, `neq.` (several with commas), `c.`, `dnc.`, `s.` or `ns.` before a text; `eq.` where none stands',
        ),
    ]),
  ) as Record<FilterName, z.ZodOptional<z.ZodString>>),
  match: z.enum(['all', 'any']).default('all').describe('Whether all filters have to hold, or one'),
  excludeBounce: z
    .union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })])
    .default(false)
    .describe('Leaves out visits with one page view'),
  segment: z.uuid().optional().describe('The id of a segment, whose filters have to hold as well'),
})

export type FilterInput = Partial<Record<FilterName, string | undefined>> & {
  match: 'all' | 'any'
  excludeBounce?: boolean
}

export function rangeOf({ startAt, endAt }: { startAt: number; endAt: number }): Range {
  if (endAt < startAt || endAt - startAt > mostDays * dayMs) {
    const message = `Must be a moment after startAt, at most ${mostDays} days later`
    throw validationFailed({ message: `endAt: ${message}`, details: [{ path: 'endAt', message }] })
  }
  return { from: startAt, until: endAt + 1 }
}

export function filterOf({ match, excludeBounce = false, ...given }: FilterInput): Filter {
  const conditions = filterNames.flatMap((name) => {
    const text = given[name]
    if (text === undefined || text === '') return []
    if (/^n?re\./.test(text)) {
      const message = 'Filters by regular expressions are not supported; c. looks for a part'
      throw validationFailed({ message: `${name}: ${message}`, details: [{ path: name, message }] })
    }
    return [readCondition(name, text)]
  })
  return { conditions, any: match === 'any', excludeBounce }
}

/** Whoever has a share link hears figures, and not by which names the website knows people. */
export function hidePeople(
  { actor }: Context,
  {
    distinctId,
    type,
    segment,
  }: { distinctId?: string | undefined; type?: string; segment?: string | undefined },
): void {
  if (actor.kind === 'link' && (type === 'distinctId' || Boolean(distinctId) || segment !== undefined))
    throw forbidden({
      message: 'A share link does not tell who visitors are. Leave distinctId and segment out.',
    })
}
