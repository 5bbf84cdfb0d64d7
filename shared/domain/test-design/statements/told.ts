/** What one clause of a sentence demands: what a tester does, and what must be so afterwards, both in the words of the text. */
export interface Told {
  action: string
  expected: string
  preconditions: string[]
  /** The clause names what is done; otherwise the tester only looks whether it is so. */
  acted: boolean
}
