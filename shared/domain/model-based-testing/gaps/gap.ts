import type { Item } from '../items/item.ts'
import type { Id, Span } from '../../requirement-model/index.ts'

/** What a text leaves open, so that no case can say what is right. */
export interface Gap {
  /** A rule of which no values tell whether it holds, an item or a case that is none, cells or rows that are open, entries that two rules answer, limits that cannot hold side by side. */
  kind: 'undecided' | 'missed' | 'unconfirmed' | 'cells' | 'rows' | 'overlaps' | 'disputed'
  /** For people: what is asked of the author of the text; of a missed item only why. */
  reason: string
  from: Span[]
  rule?: Id
  item?: Item['id']
}
