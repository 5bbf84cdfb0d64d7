import type { Priority, TestStep, TestType } from './schema.ts'

export type Technique =
  | 'Equivalence Partitioning'
  | 'Boundary Value Analysis'
  | 'Decision Table Testing'
  | 'State Transition Testing'
  | 'Use Case Testing'
  | 'Error Guessing'
  | 'Checklist-based Testing'

/** One thing that a set of cases has to exercise. */
export interface ItemBase {
  id: string
  technique: Technique
  requirementId: string
  /** What is to be exercised, in words, for titles and gap descriptions. */
  description: string
  priority: Priority
  valid: boolean
}

/** Whether the text states what a case must show, or it only follows. */
export type Oracle = 'stated' | 'inferred'

/** What a case must show, in the step language where the text gives a literal. */
export interface Outcome {
  expected: string
  oracle: Oracle
  /** Whether the expectation is a check that a hosted run can make. */
  checkable: boolean
  requirementId?: string
  /** Requirements that the expectation tests beside that one. */
  alsoTests?: string[]
  /** Requirements that the literals of the expectation are taken from, where it is not what they state. */
  cites?: string[]
  /** It is seen before the form is sent. */
  unsent?: true
  /** What the text leaves open, as "Email left empty". */
  unstated?: string
}

/** A step before it is numbered. */
export type StepDraft = Omit<TestStep, 'stepNumber'>

/** A designed case before filters, titles and formats: literal steps, what it claims, what it must show. */
export interface Draft<I extends ItemBase = ItemBase> {
  title: string
  steps: StepDraft[]
  claims: I[]
  outcome: Outcome
  preconditions: string[]
  /** Test types this case may count as, the best first. */
  types: TestType[]
  /** What the case is about, for the `category` and tags. */
  tags: string[]
  testCondition: string
  /** Requirements that the case tests beside those of its claims. */
  alsoTests?: string[]
  /** Why a hosted run cannot execute the case, if it cannot. */
  manual: string[]
  /** Why no hosted run could ever take the case, which drives no page: nothing is compiled then. */
  notForBrowsers?: string
}

/** An item for which no literal could be written, with the reason. */
export interface Open<I extends ItemBase = ItemBase> {
  item: I
  reason: string
}
