import type { StepProse } from '../../prose-steps/types.ts'

/** A step as somebody wrote it, and the same step in the step language. */
export interface Rewording {
  /** Of the case. */
  id: string
  stepNumber: number
  before: StepProse
  after: StepProse
  /** Whether all of it is read now. */
  readable: boolean
  /** What a second reader found who derived the expected result from the original: `holds`, or nobody could say. */
  meaning: 'holds' | 'unknown'
  /** What a person should look at before it is accepted, in one sentence. */
  doubt?: string
}

/** A rewording that is not taken, or a step that its author could not reword. Without a step it is the whole case. */
export interface RefusedRewording {
  id: string
  stepNumber?: number
  reason: string
}

export interface Reworded {
  rewordings: Rewording[]
  refused: RefusedRewording[]
  /** Ids of cases about which nothing is left to ask: the answer did not break off before them, and their meaning was looked at. */
  settled: string[]
}

/** A step that an author proposes; its case and number are known to be there. */
export interface ProposedStep {
  id: string
  stepNumber: number
  after: StepProse
}
