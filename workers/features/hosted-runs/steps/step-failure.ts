/** A step that cannot go on; its code and message become the step's error. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
