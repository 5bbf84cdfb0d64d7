import type { Condition, Event, Id, Outcome, World } from '../../requirement-model/index.ts'
import type { Item } from '../items/item.ts'

/** One event, what held before it, and what it brings about. */
export interface Turn {
  before: World
  event: Event
  outcomes: Outcome[]
  after: World
  /** The rules that decided. */
  by: Id[]
}

/** A case before it is written: what it exercises, and the turns that do it; the last one is what the case is about. */
export interface Plan {
  items: Item[]
  turns: Turn[]
  /** Items that it exercises besides. */
  also?: Item[]
  /** Subjects whose values matter to it. */
  about: Id[]
  /** What holds before it and is not brought about by steps. */
  given?: Condition[]
}

export const lastOf = ({ turns }: Plan): Turn => {
  const turn = turns.at(-1)
  if (!turn) throw new RangeError('a plan without a turn')
  return turn
}
