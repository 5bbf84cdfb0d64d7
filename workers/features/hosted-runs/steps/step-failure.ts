import type { Box } from '../../../../shared/domain/prose-steps/in-page/kit.ts'

/** An element that a step may have meant, in words that mean it alone. */
export interface Meant {
  say: string
  /** What it is and is called, where the page has nothing of the name that was said. */
  role?: string
  name?: string
  /** Where it is to be seen, in CSS pixels of the viewport. */
  box?: Box
}

/** A step that cannot go on; its code and message become the step's error. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure'
  readonly code: string
  /** What the step may have meant, where several elements fit or none does. */
  readonly candidates: Meant[]

  constructor(code: string, message: string, candidates: Meant[] = []) {
    super(message)
    this.code = code
    this.candidates = candidates
  }
}
