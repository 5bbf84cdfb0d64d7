export interface TransitionFact {
  kind: 'transition'
  entity: string
  from: string[]
  event: string
  to?: string
  guard?: string
  /** Only these states allow the event. */
  only: boolean
  /** Cell of a state table: what is refused there is stated, not only inferred. */
  stated?: true
  /** It goes on from what the sentence before named. */
  current?: true
  /** Guard in words: the event leads there only while it holds. */
  condition?: string
  /** What the transition does beside changing the state. */
  action?: string
}

export interface ScenarioFact {
  kind: 'scenario'
  title?: string
  given: string[]
  when: string[]
  outcomes: string[]
  role: 'main' | 'alternative' | 'exception'
  /** What is expected after an action (its place in `when`) before the next one is taken. */
  between?: { after: number; outcomes: string[] }[]
  /** The button that only a form without empty required inputs enables. */
  gates?: string
  /** The only input that it waits for. */
  gatedBy?: string
  /** It comes about when a form is sent: "if no event is found". */
  sent?: true
}

/** Where a sentence of a use case belongs. */
export type FlowPart =
  | 'main'
  | 'alternative'
  | 'exception'
  | 'precondition'
  | 'postcondition'
  | 'trigger'
  | 'actor'
  | 'other'

/** A sentence of a use case. Sentences of one use case share `useCase`, those of one branch its `branch` label. */
export interface FlowFact {
  kind: 'flow'
  useCase: number
  /** The heading above the use case. */
  topic: string
  part: FlowPart
  /** The words without number, anchor or label. */
  text: string
  /** Number of the step in the main flow. */
  step?: number
  branch?: { label: string; at?: number; title?: string }
  /** Continues the step or branch before it. */
  more: boolean
  example: boolean
  /** Told by two sentences of prose, not by a numbered flow. */
  alone?: true
}

/** A limit that is measured, not typed: a response time, a number of attempts. */
export interface ThresholdFact {
  kind: 'threshold'
  subject: string
  statement: string
  attempts?: number
  /** What is entered wrongly: "PIN" of "three wrong PIN entries". */
  tried?: string
  outcome?: string
  /** The time in which the attempts count together. */
  window?: { amount: number; unit: string }
  /** How long the outcome lasts. */
  lasting?: { amount: number; unit: string }
}
