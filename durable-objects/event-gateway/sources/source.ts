import type { Standing } from '../../../shared/db/watchers.ts'
import type { Subscribed } from '../messages.ts'

/** A message to whoever has been sent everything up to `after`; it brings them to `seq`. */
export interface Frame {
  after: number
  seq: number
  text: string
}

/** What comes next of a topic. */
export interface Page {
  frames: Frame[]
  lastSeq: number
  /** Nothing will come after `lastSeq`. */
  isOver: boolean
  /** Whose members alone may see it; null for what anybody may. */
  place: string | null
}

export interface Followed {
  lastSeq: number
  confirmation: Subscribed
}

/** Says what the client is to an organization that something belongs to; to what belongs to none everybody is a member. */
export type Admit = (place: string | null) => Promise<Standing>

/** What can be followed: how its objects are registered with, and how news is read from them. `id` names one of them. */
export interface Source {
  /** Registers a gateway with it; null where there is none, or none for who asks. */
  follow: (id: string, gateway: string, admit: Admit) => Promise<Followed | 'signed-out' | null>
  /** Reads what comes after a number; null where there is none any more. */
  pull: (id: string, afterSeq: number) => Promise<Page | null>
  /** That it was erased, or belongs to others. */
  forget?: (id: string) => void
  /** The least time between two messages to one client, in milliseconds. */
  everyMs: number
}
