import type { StepProse } from '../../prose-steps/types.ts'

/** A step as somebody wrote it, and the same step in the step language. */
export interface Rewording {
  /** Of the case. */
  id: string
  stepNumber: number
  before: StepProse
  after: StepProse
  /** Whether the step reader reads all of it. */
  readable: boolean
  /** `holds` where the expected result is unchanged, or a second reader derived it from the original. */
  meaning: 'holds' | 'unknown'
  /** What a person should check before accepting it, in one sentence. */
  doubt?: string
}

/** A refused rewording, or a step that could not be reworded. Without a step number it is the whole case. */
export interface RefusedRewording {
  id: string
  stepNumber?: number
  reason: string
}

export interface Reworded {
  rewordings: Rewording[]
  refused: RefusedRewording[]
  /** Ids of cases that need no further question: the answer covers them, and the second reader answered about them. */
  settled: string[]
}

/** A rewording that an author proposes for an existing step. */
export interface ProposedStep {
  id: string
  stepNumber: number
  after: StepProse
}
