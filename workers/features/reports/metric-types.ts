import { z } from 'zod'
import { filterFields, filterNames, rangeFields } from './asked.ts'

/** By what figures are told: the names of the filters, and where visits began and ended. */
export const metricTypes = [...filterNames, 'entry', 'exit'] as const

const mostRows = 5000

export const metricFields = () => ({
  websiteId: z.uuid(),
  ...rangeFields(),
  type: z.enum(metricTypes),
  search: z.string().max(200).default('').describe('Only values that contain this, in whichever case'),
  limit: z.coerce.number().int().min(1).max(mostRows).default(500).describe('How many values at most'),
  offset: z.coerce.number().int().min(0).default(0).describe('How many to skip'),
  ...filterFields(),
})
