import type { Deed } from './deeds.ts'
import type { Guard } from './guards.ts'

/** States before a move; `others`: all but these; `earlier`: those that a thing is in before it comes to these. */
export interface Before {
  states: string[]
  others?: true
  earlier?: true
}

/** One thing that a sentence tells of a life. Names of states are as the text writes them first. */
export type Told =
  | {
      kind: 'move'
      deed?: Deed
      before?: Before
      guards: Guard[]
      to?: string
      /** It is where it was, and the text says so; "" where it does not say in which state. */
      stays?: string
      refused?: true
      /** "Only": in all other states it is refused. */
      unless?: true
      messages: string[]
      /** The first word of the clause that leads to it, where it tells no deed. */
      led?: string
      /** "If …": one of several ways. */
      isIf?: true
      /** "Or …": another way than the one told before in the sentence. */
      isOr?: true
      /** "From there", "then", "back": it goes on from where it was brought. */
      goesOn: boolean
      entries: string[]
    }
  /** Nothing comes of it here: the next sentences say what does. */
  | {
      kind: 'pending'
      deed?: Deed
      before?: Before
      entries: string[]
      goesOn: boolean
      isSeveral: boolean
      allowed: boolean
      /** "Only": there it is allowed, and nowhere else. */
      isOnly: boolean
      guards: Guard[]
      isSame: boolean
    }
  | { kind: 'starts'; state: string }
  | { kind: 'final'; states: string[]; messages: string[] }
  /** `isElsewhere`: in other states, which may be those of a deed that is possible in some only. */
  | { kind: 'closing'; before?: Before; messages: string[]; isElsewhere?: true }

export interface ToldLife {
  told: Told[]
  /** Something in it may mean what was not understood. */
  isOdd: boolean
}

export type Move = Extract<Told, { kind: 'move' }>
