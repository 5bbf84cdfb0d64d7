import type { Event, Id } from '../model.ts'
import type { Value } from '../values.ts'
import type { World } from '../world.ts'
import type { Known } from './known.ts'
import { unknown, type Truth, type Unknown } from './unknown.ts'

/** Where and when something is asked. */
export interface Moment {
  known: Known
  world: World
  /** The section that it is asked for: `valid` without names means the entries that meet it. */
  scope: string
  /** What just happened. */
  event?: Event
  /** What the event entered or chose. */
  given?: Value
  /** The entry of a list whose fields are asked for. */
  entry?: Record<Id, Value>
  /** Whether everything was valid in a section, as it was found out once. */
  validity?: WeakMap<World, Map<string, Truth>> | undefined
  silent?: Silent | undefined
  /** An empty entry counts as one of so many characters. */
  leastLength?: number
}

/** Demands on these entries are taken for what helps the condition least. */
export interface Silent {
  ids: readonly Id[]
  under: boolean
}

export const nameOf = (known: Known, id: Id): string =>
  known.subjects.get(id)?.name ?? known.controls.get(id)?.name ?? id

/** A name that a text gives may be one that every object has. */
export const own = <T>(record: Record<Id, T>, id: Id): T | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined

/** What a subject holds. A box that nobody ticked is unticked. */
export function held({ known, world, entry }: Moment, id: Id): Value | Unknown {
  const value = (entry && own(entry, id)) ?? own(world.values, id)
  if (value === undefined) return unknown(`unknown: the value of "${nameOf(known, id)}"`)
  if (value.type === 'empty' && known.subjects.get(id)?.kind === 'boolean')
    return { type: 'boolean', value: false }
  return value
}

/** The entries of a list. */
export const entriesOf = ({ known, world }: Moment, list: Id): Record<Id, Value>[] | Unknown =>
  own(world.lists, list) ?? unknown(`unknown: the entries of "${nameOf(known, list)}"`)
