import { z } from 'zod'
import { isTimezone } from '../../../shared/domain/analytics/time/buckets.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { filterFields, rangeFields, rangeOf, readFilter } from '../reports/index.ts'

const mostOnPage = 500
const mostPages = 1_000_000

/** What is asked of a list in Umami's way: pages by their number. */
export const listMore = () => ({
  search: z.string().max(200).default('').describe('Only what contains this, in whichever case'),
  page: z.coerce.number().int().min(1).max(mostPages).default(1).describe('Which page, from 1'),
  pageSize: z.coerce.number().int().min(1).max(mostOnPage).default(20).describe('How many are on a page'),
})

export const listFields = () => ({ websiteId: z.uuid(), ...rangeFields(), ...listMore(), ...filterFields() })

type ListInput = Parameters<typeof readFilter>[2] & {
  websiteId: string
  startAt: number
  endAt: number
  search: string
  page: number
  pageSize: number
}

export const listAskedOf = async (
  context: Context,
  { websiteId, startAt, endAt, search, page, pageSize, ...filters }: ListInput,
) => ({
  range: rangeOf({ startAt, endAt }),
  filter: await readFilter(context, websiteId, filters),
  search,
  limit: pageSize,
  offset: (page - 1) * pageSize,
})

/** The answer of a list in Umami's way. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item).describe('Those of this page'),
    count: z.number().int().describe('How many there are on all pages'),
    page: z.number().int().describe('Which page this is, from 1'),
    pageSize: z.number().int().describe('How many are on a page at most'),
    orderBy: z.string().describe('By what they are ordered, the latest first'),
  })

export const zoneField = () =>
  z
    .string()
    .max(64)
    .refine(isTimezone, 'Must be a time zone such as Europe/Berlin')
    .optional()
    .describe('That of the website unless given')

export const sessionId = () => z.uuid().describe('The id that the answer to a hit told of its visitor')
