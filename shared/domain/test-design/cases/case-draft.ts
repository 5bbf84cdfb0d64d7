import type { TestType } from '../../test-cases/schema.ts'
import type { Item, Outcome } from '../model.ts'
import type { StepDraft } from './steps.ts'

/** A designed case before filters, titles and formats: literal steps, what it claims, what it must show. */
export interface CaseDraft {
  title: string
  steps: StepDraft[]
  claims: Item[]
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
export interface Undesigned {
  item: Item
  reason: string
}
