import type { Question } from '../../../../shared/domain/prose-steps/proposals/question.ts'
import type { Proposal } from '../../../../shared/domain/prose-steps/proposals/schema.ts'
import type { StepProse } from '../../../../shared/domain/prose-steps/types.ts'

/** The model that was asked about a step, and what that took. */
export interface AskedModel {
  engine: string
  name: string
  inputTokens: number
  outputTokens: number
}

interface Interpreted {
  /** None when the model gave none that fits its form. */
  proposal?: Proposal | undefined
  /** None when no model was asked. */
  model?: AskedModel
  /** Why none was, where that can be said. */
  refusal?: string | undefined
}

/** Asks a model how to read a question, given the outline of the page. */
export interface Interpreter {
  timeoutMs: number
  ask: (question: Question, page: string, signal: AbortSignal) => Promise<Interpreted>
}

/** What a step needs to be read by a model: its words as they were written, and whom to ask until when. */
export interface Interpreting {
  prose: StepProse
  interpreter: Interpreter
  signal: AbortSignal
}
