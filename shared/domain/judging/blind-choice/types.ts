/** What a question offers. `N` (another result) and `U` (not decided) are offered by every question. */
export interface ChoiceOption {
  letter: string
  text: string
  is: 'author' | 'variant' | 'none' | 'undecided'
}

/** An expected result, asked for a second time: what must be seen after the last of `steps`? */
export interface ChoiceQuestion {
  /** `Q1`, `Q2` … in the order of the cases. */
  id: string
  caseId: string
  /** Absent for the expected result of the whole case. */
  stepNumber?: number
  /** Preconditions and actions with their entries, none with its expected result. */
  steps: string[]
  options: ChoiceOption[]
  /** Ids of the sentences that the case cites. */
  sentences: string[]
  /** The cited sentence that the expectation comes from most likely. */
  sentence?: string
}

/** So many questions share a prompt, and with it the text. */
export const mostInPart = 30
