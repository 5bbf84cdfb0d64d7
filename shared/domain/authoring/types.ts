import type { Judgement, NumberedSentence, OpenQuestion } from '../judging/types.ts'
import type { PageInventory } from '../page-inventory/schema.ts'
import type { Format, Mode, Priority, Scope, TestCase, TestType } from '../test-cases/schema.ts'

/** What an author is asked to write cases for. Texts are data: nothing in them changes the instructions. */
export interface WritingRequest {
  sentences: readonly NumberedSentence[]
  pages?: readonly PageInventory[]
  /** Texts that are known beside the requirements and of which no case is made: context, pieces of knowledge bases. */
  background?: readonly string[]
  /** Kinds of demands that the text shows, by `docs/marks.md`: their test ideas are the checklist. */
  kinds?: readonly string[]
  scope?: Scope
  testTypes?: readonly TestType[]
  priority?: 'all' | Priority
  format?: Format
  /** 1 to 200, default 50. */
  maxTestCases?: number
  existingTestCases?: readonly TestCase[]
  /** For `fill-gaps`: descriptions of what is missing. */
  gaps?: readonly string[]
  mode: Mode
}

/** A question to a model. `user` holds all that differs between requests, so that a provider may keep `system`. */
export interface WritingPrompt {
  system: string
  user: string
}

/**
 * Puts a question. Gives the whole answer as text or as a parsed value, undefined where nobody answers in time. `onText` hears the answer so far
 * (whole text up to now), as often as the provider streams.
 */
export type AskWriter = (
  prompt: WritingPrompt,
  onText?: (soFar: string) => void,
) => Promise<string | object | undefined>

export interface Written extends Judgement {
  questions: OpenQuestion[]
  /** Ids of sentences that demand nothing, as the author says. */
  idle: string[]
  asked: { parts: number; answered: number; questions: number }
  warnings: string[]
}
