import type { Technique } from '../test-cases/draft.ts'
import type { TestType } from '../test-cases/schema.ts'
import type { Slots } from './slots.ts'

/** A step of a test idea: what to do, with what data, and what is then to be seen. */
export interface IdeaStep {
  action: string
  data?: string
  expected: string
}

/** A test that a tester would try for a sentence: its words come from the sentence or are those of the template. */
export interface Idea {
  /** What is tried and what comes of it: "A stay of 1 night is refused". */
  title: string
  preconditions?: string[]
  /** One to five steps. */
  steps: IdeaStep[]
  technique: Technique
  type: TestType
}

/** What testers try for one kind of demand. */
export interface Kind {
  /** Its label in the marks of a sentence. */
  kind: string
  /** The ideas whose cues stand in the sentence, the most telling first; none where the sentence lacks what a template needs. */
  ideas: (slots: Slots) => Idea[]
}
