import type { formats, sourceKinds } from './schema.ts'

/** When a story is met. */
export interface AcceptanceCriterion {
  given: string
  when: string
  then: string
}

/** A stored test case, with how it ended last. */
export interface CaseResult {
  testCaseId: string
  number: number
  title: string
  status: 'passed' | 'failed' | 'error' | 'skipped'
  /** The criterion of its story that it tests. */
  criterion: AcceptanceCriterion | null
}

/** A story that a document tells of. */
export interface ToldStory {
  storyId: string | null
  number: number | null
  title: string
  userStory: string
  description: string
  type: string
  status: string | null
  acceptanceCriteria: readonly AcceptanceCriterion[]
  cases: readonly CaseResult[]
}

export type Format = (typeof formats)[number]

/** What a statement rests on. `start` and `end` are its place in a given text, in UTF-16 units. */
export interface SourceNote {
  n: number
  kind: (typeof sourceKinds)[number]
  /** Of the story, case or defect. */
  id: string | null
  number: number | null
  /** Where in the record, or in which given text, it stands: `acceptanceCriteria.0`, `content`. */
  field: string | null
  quote: string
  start: number | null
  end: number | null
}

/** Plain text, and the numbers of the sources that it rests on. */
export interface Statement {
  /** What it is about, said before it: a message, the title of a story. */
  lead?: string
  text: string
  sources: number[]
  /** The end of the text, where that says what follows from the rest. */
  outcome?: string
}

/** A piece of a section. What it holds is plain text: only the rendering knows markup. */
export type Block =
  | { is: 'heading'; text: string }
  /** `place`: which paragraph of a given text it is. */
  | { is: 'paragraph'; statements: Statement[]; place?: number }
  | { is: 'list'; ordered: boolean; intro?: string; items: Statement[] }
  /** Says what is not known, and rests on nothing. */
  | { is: 'gap'; text: string }

export interface Section {
  id: string
  title: string
  blocks: Block[]
}

/** A document before it is written down. */
export interface Draft {
  title: string
  sections: Section[]
  sources: SourceNote[]
  /** What whoever publishes it should know, in sentences. */
  warnings: string[]
}
