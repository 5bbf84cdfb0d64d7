import { useQuery } from '../../../parts/use-query.ts'
import { type Filters, filtersIn } from '../website/filters.ts'
import { type Range, type RangeId, rangeIdOf, rangeOf } from './range.ts'
import type { Website } from './types.ts'

/** Of which time and visitors a page tells, as its address says. */
export interface Asked {
  website: Website
  id: RangeId
  filters: Filters
  /** The id of a segment; empty for everybody. */
  segment: string
  query: Readonly<Record<string, string>>
  /** Changes what the address says. */
  ask: (changed: Readonly<Record<string, string>>) => void
  /** Changes whenever something else is asked for. */
  key: string
  /** The time as it is at this moment. */
  range: () => Range
  /** Whose events count, as the service takes it. */
  whose: () => Filters & { segment?: string }
}

export function useAsked(website: Website): Asked {
  const { query, ask } = useQuery()
  const id = rangeIdOf(query['range'])
  const filters = filtersIn(query)
  const segment = query['segment'] ?? ''
  return {
    website,
    id,
    filters,
    segment,
    query,
    ask,
    key: JSON.stringify([website.id, website.timezone, id, filters, segment]),
    range: () => rangeOf(id, { timezone: website.timezone, now: Date.now() }),
    whose: () => ({ ...filters, ...(segment && { segment }) }),
  }
}

/** The same where segments are not told of, as to whoever has a share link. */
export const ofEverybody = (asked: Asked): Asked => ({
  ...asked,
  segment: '',
  whose: () => asked.filters,
})
