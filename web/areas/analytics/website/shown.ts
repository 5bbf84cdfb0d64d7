import type { RangeId } from '../parts/range.ts'
import type { Website } from '../parts/types.ts'
import type { Filters } from './filters.ts'

/** What a dashboard shows: of which website, time and visitors. It is read anew with each `turn`. */
export interface Shown {
  website: Website
  id: RangeId
  filters: Filters
  turn: number
}
