import { z } from 'zod'
import { vitals } from '../../../shared/domain/analytics/reports/performance.ts'
import { isTimezone, units } from '../../../shared/domain/analytics/time/buckets.ts'
import type { Range } from '../../../shared/domain/analytics/figures/rows.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { filterNames, moment, rangeOf } from './asked.ts'

const text = () => z.string().trim().min(1).max(500)

export const Step = () =>
  z.strictObject({
    type: z.enum(['path', 'event']),
    value: text().describe(
      'A path, or the name of an event; `*` at the beginning or the end stands for anything',
    ),
  })

export const timezone = () =>
  z
    .string()
    .max(64)
    .refine(isTimezone, 'Must be a time zone such as Europe/Berlin')
    .optional()
    .describe('That of the website unless given')

export const currency = () =>
  z
    .string()
    .trim()
    .toUpperCase()
    .refine((code) => /^[A-Z]{3,10}$/.test(code), 'Must be a code such as EUR')

/** Of which time: as dates, as Umami asks, or in milliseconds. A saved report need not say it. */
const periodFields = () => ({
  startDate: z.iso.datetime({ offset: true }).optional(),
  endDate: z.iso.datetime({ offset: true }).optional().describe('Events at this very moment count'),
  startAt: moment().optional().describe('Milliseconds since the epoch, instead of startDate'),
  endAt: moment().optional().describe('Milliseconds since the epoch, instead of endDate'),
  timezone: timezone(),
  unit: z.enum(units).default('day').describe('How long each point lasts, where something is told over time'),
})

/** What each type of report is asked with. */
export const parametersOf = {
  funnel: () =>
    z.strictObject({
      ...periodFields(),
      window: z.coerce
        .number()
        .positive()
        .max(43_200)
        .describe('Minutes from each step to the next, at most 30 days'),
      steps: z.array(Step()).min(2).max(8),
    }),
  retention: () => z.strictObject(periodFields()),
  goal: () => z.strictObject({ ...periodFields(), ...Step().shape }),
  journey: () =>
    z.strictObject({
      ...periodFields(),
      steps: z.coerce.number().int().min(2).max(7),
      startStep: z.string().trim().max(500).optional(),
      endStep: z.string().trim().max(500).optional(),
    }),
  utm: () => z.strictObject(periodFields()),
  attribution: () =>
    z.strictObject({
      ...periodFields(),
      model: z.enum(['first-click', 'last-click']),
      type: z.enum(['path', 'event']),
      step: text(),
      currency: currency().optional().describe('Attributes what the step earned, not how many took it'),
    }),
  revenue: () => z.strictObject({ ...periodFields(), currency: currency() }),
  performance: () =>
    z.strictObject({
      ...periodFields(),
      metric: z.enum(vitals).default('lcp').describe('Which web vital is told over time and by page'),
    }),
  engagement: () => z.strictObject(periodFields()),
  errors: () =>
    z.strictObject({
      ...periodFields(),
      limit: z.coerce.number().int().min(1).max(500).default(100).describe('How many, most frequent first'),
    }),
  breakdown: () => z.strictObject({ ...periodFields(), fields: z.array(z.enum(filterNames)).min(1).max(5) }),
}

export type ReportType = keyof typeof parametersOf
export const reportTypes = Object.keys(parametersOf) as [ReportType, ...ReportType[]]

interface Period {
  startDate?: string | undefined
  endDate?: string | undefined
  startAt?: number | undefined
  endAt?: number | undefined
}

/** The stretch of time that parameters name. */
export function periodOf({ startDate, endDate, startAt, endAt }: Period): Range {
  const from = startAt ?? (startDate === undefined ? undefined : Date.parse(startDate))
  const until = endAt ?? (endDate === undefined ? undefined : Date.parse(endDate))
  if (from === undefined) throw parameterRefused('startDate', missing)
  if (until === undefined) throw parameterRefused('endDate', missing)
  return rangeOf({ startAt: from, endAt: until })
}

const missing = 'Give a date such as 2026-07-01T00:00:00Z, or milliseconds'

/** A refusal that is about one parameter of a report. */
export const parameterRefused = (name: string, message: string) =>
  validationFailed({ details: [{ path: `parameters.${name}`, message }] })
