import type { Effect, Id } from './model.ts'
import type { Value } from './values.ts'

/** What holds at one moment. What is not there is not known; a rule that asks for it is undecided. */
export interface World {
  /** The section that it is a world of: what is submitted by no control of its own is submitted there. */
  scope?: string
  /** Of a list of whose entries nobody says more: how many it has. */
  values: Record<Id, Value>
  lists: Record<Id, Record<Id, Value>[]>
  /** What is so and only words say. */
  said?: string[]
  /** Values of a subject that are taken already, beside what lists of the text hold. */
  records?: Record<Id, Value[]>
}

/** An effect whose places are filled and whose sums are worked out: what a person sees. */
export type Outcome =
  | Exclude<Effect, { kind: 'shows' | 'hides' | 'set' | 'lists' | 'adds' | 'removes' | 'changes' }>
  | { kind: 'shows'; text: string; as: 'text' | 'message' | 'heading'; near?: Id; part?: 'start' }
  | { kind: 'hides'; text: string }
  | { kind: 'set'; subject: Id; to: Value }
  | { kind: 'lists'; list?: Id; shown: string[]; hidden: string[]; exactly?: true }

/** `by`: the rules that decided. */
export type Evaluation = { outcomes: Outcome[]; world: World; by: Id[] } | { undecided: string; by: Id[] }
