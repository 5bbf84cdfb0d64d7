import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import type { segments } from '../../../shared/db/tables/analytics.ts'
import { operators, readCondition } from '../../../shared/domain/analytics/figures/filters.ts'
import { iso } from '../../../shared/schemas/time.ts'

/** A segment as clients of Umami know it. */
export const UmamiSegment = once(() =>
  z
    .object({
      id: z.uuid(),
      websiteId: z.uuid(),
      type: z.literal('segment'),
      name: z.string(),
      parameters: z.object({
        filters: z
          .array(
            z.object({
              name: z.string().describe('The filter'),
              operator: z.enum(operators).describe('How it compares'),
              value: z.string(),
            }),
          )
          .describe('All of which have to hold'),
        match: z.literal('all').describe('All filters have to hold'),
      }),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime().describe('The same: a segment does not change'),
    })
    .meta({ id: 'ListedSegment' }),
)

export const umamiSegment = ({
  segmentId,
  websiteId,
  name,
  filters,
  createdAt,
}: typeof segments.$inferSelect) => ({
  id: segmentId,
  websiteId,
  type: 'segment' as const,
  name,
  parameters: {
    filters: Object.entries(filters).map(([of, text]) => {
      const { operator, values } = readCondition(of as never, text)
      return { name: of, operator, value: values.join(',') }
    }),
    match: 'all' as const,
  },
  createdAt: iso(createdAt),
  updatedAt: iso(createdAt),
})
