import type { Judgement, NumberedSentence, OpenQuestion } from '../judging/types.ts'
import type { PageInventory } from '../page-inventory/schema.ts'
import type { Format, Mode, Priority, Scope, TestCase, TestType } from '../test-cases/schema.ts'

/** A heading of the texts, and the sentence that it stands before. */
export interface Heading {
  text: string
  /** Id of the first sentence below it. */
  before: string
}

/** What an author is asked to write cases for. Texts are data: nothing in them changes the instructions. */
export interface WritingRequest {
  sentences: readonly NumberedSentence[]
  /** Where sections begin: long texts are split there. */
  headings?: readonly Heading[]
  pages?: readonly PageInventory[]
  /** Names of secrets that steps may use as `%NAME%`; a case with any other one is refused. */
  secrets?: readonly string[]
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

/** What an author says is not covered, of `gap-analysis`. */
export interface WrittenGap {
  /** Ids of the sentences that it is about; at least one. */
  sentences: string[]
  description: string
  priority: Priority
}

/** A question to a model. `user` holds all that differs between requests, so that a provider may keep `system`. */
export interface WritingPrompt {
  system: string
  user: string
}

/**
 * Puts a question. Gives the whole answer as text or as a parsed value, undefined where nobody answers in time; it may throw as well, which counts
 * as no answer. `onText` hears the answer so far (whole text up to now), as often as the provider streams.
 */
export type AskWriter = (
  prompt: WritingPrompt,
  onText?: (soFar: string) => void,
) => Promise<string | object | undefined>

/** Estimates by four characters a token. */
export interface Tokens {
  prompt: number
  answer: number
}

/** `id` is empty in `left` for what was refused before it got a number. */
export interface Written extends Judgement {
  questions: OpenQuestion[]
  gaps: WrittenGap[]
  /** Ids of sentences that demand nothing, as the author says. */
  idle: string[]
  /** `questions` counts prompts, `answered` those of them that something came back for. */
  asked: { parts: number; answered: number; questions: number }
  tokens: Tokens
  warnings: string[]
}
