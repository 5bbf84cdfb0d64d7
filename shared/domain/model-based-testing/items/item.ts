import type { Condition, Event, Flow, Id, Span } from '../../requirement-model/index.ts'

export type Technique =
  | 'Equivalence Partitioning'
  | 'Boundary Value Analysis'
  | 'Decision Table Testing'
  | 'State Transition Testing'
  | 'Use Case Testing'

/** What has to hold, or must not, in the world in which an item is tried. */
export interface Demand {
  condition: Condition
  holds: boolean
}

/**
 * One thing that a set of cases has to exercise. It is covered in a world that meets all demands, by an event in which `rule` decides
 * (or, with `decides` false, does not).
 */
export interface Item {
  id: string
  technique: Technique
  rule: Id
  decides: boolean
  demands: Demand[]
  /** The entry that is varied, if it is one. */
  subject?: Id
  /** What is tried of it, in words: "length 3", "below 16". */
  partition: string
  /** Whether nothing is wrong in it, so that it may stand beside others in one case. */
  valid: boolean
  /** What kind of case it wants. */
  as: 'main' | 'rule' | 'edge' | 'partition' | 'move' | 'cell' | 'flow' | 'opened'
  event: Event
  /** Of a transition, or of a cell that the text closes: the state that it starts in. */
  move?: { subject: Id; from: string; to?: string }
  flow?: Flow
  scope: string
  from: Span[]
}
