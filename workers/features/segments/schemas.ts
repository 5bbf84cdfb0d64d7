import { z } from 'zod'
import { once } from '../../../shared/domain/once.ts'
import { filterFields } from '../reports/index.ts'

/** Texts as the read API takes them. */
export const filters = () => {
  const { match: _match, excludeBounce: _excludeBounce, segment: _segment, ...texts } = filterFields()
  return z.strictObject(texts).refine((given) => Object.keys(given).length > 0, 'Give one filter at least')
}

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
