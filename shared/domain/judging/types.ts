import type { PageInventory } from '../page-inventory/schema.ts'
import type { Author, CaseCheck, TestCase } from '../test-cases/schema.ts'

/** A sentence, row or item of the texts of a request, as authors are shown it. */
export interface NumberedSentence {
  /** `S1`, `S2` … in the order of the texts. */
  id: string
  text: string
  /** The requirement that it is, as `REQ-3`; absent of a sentence that demands nothing. */
  requirementRef?: string
  /** Header of the table that it is a row of, in words: a row counts with it. */
  header?: string
}

/** What an author asks the author of the text. A case must not assert what is asked about. */
export interface OpenQuestion {
  text: string
  /** Ids of the sentences that it is about. */
  sentences: readonly string[]
}

export interface JudgeInput {
  sentences: readonly NumberedSentence[]
  /** What a look at the pages listed. Without one nothing is known of controls. */
  pages?: readonly PageInventory[]
  /** Cases that are there already: a repeat of one adds nothing. */
  known?: readonly TestCase[]
  /** What the authors of the cases ask. */
  questions?: readonly OpenQuestion[]
  author: Author
  /** ISO date of the day, to tell dates of this year; without it dates are not looked at. */
  today?: string
  /** The address that steps such as "Open the page" mean; any absolute one. */
  baseUrl?: string
}

/** What a case goes back to its author with, once. */
export interface Returned {
  id: string
  title: string
  /** Only the checks that fail. */
  checks: CaseCheck[]
  /** How to mend it, in one or two sentences that an assistant can act on. */
  hint: string
}

/** An expectation that nothing in the text, the case or the page gives ground for; it is taken out of its case. */
export interface RemovedExpectation {
  id: string
  /** Absent for the expected result of the whole case. */
  stepNumber?: number
  expectation: string
  reason: string
}

export interface Judgement {
  /** Cases that stay, in their order, each with `checks`, `verified`, `automation`; without what was removed. */
  cases: TestCase[]
  /** Cases that are left out, with the reason. */
  left: { id: string; title: string; reason: string }[]
  returned: Returned[]
  removed: RemovedExpectation[]
}
