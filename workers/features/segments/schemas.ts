import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { filterTexts } from '../reports/index.ts'

/** Texts as the read API takes them. */
export const filters = () =>
  z.strictObject(filterTexts()).refine((given) => Object.keys(given).length > 0, 'Give one filter at least')

export const Segment = once(() =>
  z
    .object({
      id: z.uuid(),
      websiteId: z.uuid(),
      name: z.string(),
      filters: z.record(z.string(), z.string()).describe('All of which have to hold'),
      createdAt: z.iso.datetime(),
    })
    .meta({ id: 'WebsiteSegment' }),
)
export type Segment = z.infer<ReturnType<typeof Segment>>
