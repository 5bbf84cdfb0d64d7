import type { TransitionFact } from '../../requirements/facts/types.ts'
import type { Machine } from '../model.ts'

/** A life cycle while it is read: what is known of its ends, and what holds in every state. */
export interface MachineDraft {
  machine: Machine
  marks: { state: string; mark: 'initial' | 'final' }[]
  everywhere: { fact: TransitionFact; requirementId: string }[]
  /** The state that was spoken of last, for sentences that go on from it. */
  last?: string
  /** An event that a state allows, as long as the text has not said where it leads. */
  open?: { fact: TransitionFact; from: string; requirementId: string }
  closing?: Closing
}

/** Where the text closes a life cycle, and what it says happens otherwise. */
export interface Closing {
  requirementId: string
  outcome?: string
}
