import { z } from 'zod'
import { type Vital, vitals } from '../../../shared/domain/analytics/reports/performance.ts'

/** Milliseconds, but for `cls`, which is a score. */
export const percentileFields = () => ({
  p50: z.number().describe('What half of all measurements are at most'),
  p75: z.number().describe('What three of four are at most'),
  p95: z.number().describe('What nineteen of twenty are at most'),
})

const count = () => z.number().int().describe('How many measurements there are')

export const Chart = () =>
  z
    .array(z.object({ t: z.string().describe('When the unit of time began'), ...percentileFields() }))
    .describe('Units of time without a measurement are left out')

export const summaryFields = () => ({
  ...(Object.fromEntries(
    vitals.map((name) => [name, z.object({ ...percentileFields(), count: count() })]),
  ) as Record<Vital, z.ZodObject<ReturnType<typeof percentileFields> & { count: z.ZodNumber }>>),
  count: count(),
})

export const MeasuredValue = () => z.object({ name: z.string(), ...percentileFields(), count: count() })
