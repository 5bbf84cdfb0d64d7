import type { Format, Scope, TestCase } from '../test-cases/schema.ts'
import type { PageInventory } from '../page-inventory/schema.ts'
import type { SentenceMarks } from '../test-generation/tiers/sentence-marks.ts'
import type { DesignRequest, DesignResult } from '../test-generation/schema.ts'

/** What a refinement needs of whoever designs cases. */
export interface Designing {
  generateTests: (request: DesignRequest) => DesignResult
  casesWith: (request: MoreCases, about: (label: string) => boolean, value: string) => TestCase[]
  moreCases: (request: MoreCases, about: (label: string) => boolean, wrong: boolean) => TestCase[]
  labelsIn: (requirements: string) => string[]
  recheckClaims: (requirements: string, cases: TestCase[]) => TestCase[]
}

export interface MoreCases {
  requirements: string
  existing: TestCase[]
  format?: Format
  /** At most so many new cases. */
  max: number
}

/** What a message is applied to. */
export interface RefinementSession {
  requirements: string
  testCases: TestCase[]
  scope?: Scope
  format?: Format
  maxTestCases?: number
  /** What the pages offer that the requirements are about. */
  pages?: readonly PageInventory[]
  /** Of the sentences of `textToMark`. */
  marks?: SentenceMarks
}

/** The cases after a message; `added`, `updated` and `removed` are ids. Nothing is changed when `understood` is false. */
export interface Refinement {
  testCases: TestCase[]
  added: string[]
  updated: string[]
  removed: string[]
  reply: string
  /** At least one instruction was carried out. */
  understood: boolean
  /** Every instruction was. */
  wholly?: boolean
  scope?: Scope
  format?: Format
}

/** The state that instructions of one message change in turn. */
export interface Draft {
  session: RefinementSession
  by: Designing
  testCases: TestCase[]
  scope?: Scope
  format?: Format
}

/** What one instruction did; a refusal explains why nothing was done. */
export type Applied = { draft: Draft; reply: string } | { refused: string }

/** One kind of instruction: nothing when the words are not of this kind. */
export type Instruction = (words: string, draft: Draft) => Applied | undefined
