import { z } from 'zod'
import { dayMs } from '../../../shared/domain/analytics/segment/segment.ts'
import { eventKinds } from '../../../shared/domain/analytics/event.ts'
import { faultOf } from '../../../shared/domain/analytics/figures/expression.ts'
import {
  type Condition,
  type Filter,
  readCondition,
} from '../../../shared/domain/analytics/figures/filters.ts'
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
const mostOfOne = 10
const mostDays = 3700

export const moment = () => z.coerce.number().int().min(0).max(8_640_000_000_000_000)

/** The stretch of time that a report is about. */
export const rangeFields = () => ({
  startAt: moment().describe('Milliseconds since the epoch'),
  endAt: moment().describe('Milliseconds since the epoch; events at this very moment count'),
})

const operatorWords =
  '`eq.`, `neq.` (several with commas), `c.`, `dnc.`, `s.` or `ns.` before a text, `re.` or `nre.` before a regular expression; `eq.` where none stands'

const ofEach = <T extends z.ZodType>(field: () => T) =>
  Object.fromEntries(filterNames.map((name) => [name, field()])) as Record<FilterName, T>

const text = () => z.string().max(longestFilter)

/** One text by which events are filtered, for each name. */
export const filterTexts = () => ofEach(() => text().optional().describe(operatorWords))

export const filterFields = () => ({
  ...ofEach(() =>
    z
      .union([text(), z.array(text()).min(1).max(mostOfOne)])
      .optional()
      .describe(`${operatorWords}. Several of one name, each a filter of its own, by repeating it`),
  ),
  eventType: z.coerce
    .number()
    .pipe(z.union([z.literal(1), z.literal(2), z.literal(5)]))
    .optional()
    .describe('Only page views (1), events of developers (2) or measured speeds (5)'),
  match: z.enum(['all', 'any']).default('all').describe('Whether all filters have to hold, or one'),
  excludeBounce: z
    .union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })])
    .default(false)
    .describe('Leaves out visits with one page view'),
  segment: z.uuid().optional().describe('The id of a segment, whose filters have to hold as well'),
})

export type FilterInput = Partial<Record<FilterName, string | string[] | undefined>> & {
  match: 'all' | 'any'
  eventType?: 1 | 2 | 5 | undefined
  excludeBounce?: boolean
}

export function rangeOf({ startAt, endAt }: { startAt: number; endAt: number }): Range {
  if (endAt < startAt || endAt - startAt > mostDays * dayMs) {
    const message = `Must be a moment after startAt, at most ${mostDays} days later`
    throw validationFailed({ message: `endAt: ${message}`, details: [{ path: 'endAt', message }] })
  }
  return { from: startAt, until: endAt + 1 }
}

export function filterOf({ match, excludeBounce = false, eventType, ...given }: FilterInput): Filter {
  const conditions = filterNames.flatMap((name) =>
    [given[name] ?? []]
      .flat()
      .filter((each) => each !== '')
      .map((each) => conditionOf(name, each)),
  )
  return {
    conditions,
    any: match === 'any',
    excludeBounce,
    ...(eventType !== undefined && { kind: kindsOfType[eventType] }),
  }
}

const kindsOfType = { 1: eventKinds.pageview, 2: eventKinds.event, 5: eventKinds.performance }

function conditionOf(name: FilterName, given: string): Condition {
  const condition = readCondition(name, given)
  const isExpression = condition.operator === 're' || condition.operator === 'nre'
  const fault = isExpression ? faultOf(condition.values[0] ?? '') : null
  if (fault === null) return condition
  throw validationFailed({ message: `${name}: ${fault}`, details: [{ path: name, message: fault }] })
}

/** Whoever has a share link hears figures, and not by which names the website knows people. */
export function hidePeople(
  { actor }: Context,
  {
    distinctId,
    type,
    segment,
  }: { distinctId?: string | string[] | undefined; type?: string; segment?: string | undefined },
): void {
  if (actor.kind === 'link' && (type === 'distinctId' || Boolean(distinctId) || segment !== undefined))
    throw forbidden({
      message: 'A share link does not tell who visitors are. Leave distinctId and segment out.',
    })
}
