import type { ItemBase } from '../../test-cases/draft.ts'
import type { TestCase, TestType } from '../../test-cases/schema.ts'
import type { Gap, Models } from '../schema.ts'

export type Unnumbered = Omit<Gap, 'gapId'>

/** A case that was designed and checked, before it is chosen, numbered and formatted. */
export interface Candidate {
  testCase: TestCase
  /** Items that the checker confirms. */
  covers: Set<string>
  /** Test types it may count as, the best first. */
  types: TestType[]
  /** Requirements that it tests. */
  tests: string[]
  /** What it is that the text states no outcome for; empty where its items say it. */
  unstated?: string
  /** Its author wrote it as a case: it stays as it is, and comes before what is designed. */
  asWritten?: true
}

/** An item without a case, with the reason. */
export interface Open {
  item: ItemBase
  reason: string
}

export interface DesignedPart {
  /** What there is to cover: an item that cannot be (a length of -1) is none. */
  items: ItemBase[]
  candidates: Candidate[]
  open: Open[]
  /** Questions that no case answers, because the text has to say more first. */
  gaps: Unnumbered[]
}

/** One way from what was read to cases: the model of a text, its descriptions of interfaces, code. */
export interface Part {
  kind: 'text' | 'interfaces' | 'code' | 'checklist'
  /** How many items there are to look at. */
  size: number
  design: () => DesignedPart
  /** The items that a case of any origin exercises. */
  exercised: (testCase: TestCase) => Set<string>
  /** What can be drawn of it. */
  models?: () => Models
}
