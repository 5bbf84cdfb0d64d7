/** One way to say something in a step. Each example is a whole sentence that is read as it stands. */
export interface GuideForm {
  /** What its author wants, as "to …" would go on, or what is expected. */
  goal: string
  examples: string[]
  /** Test data of the step that the examples need. */
  testData?: string
  note?: string
}

export interface GuideSection {
  /** Names the section within the page. */
  id: string
  title: string
  /** The part of a step that its examples are; absent where it has none. */
  part?: 'action' | 'expectedResult'
  notes: string[]
  forms: GuideForm[]
}

/** What an error of a step means. */
export interface GuideError {
  code: string
  meaning: string
}

/** How steps are written. Its texts know two marks of Markdown: `code`, and a link to a section or an error of the guide. */
export interface StepGuide {
  title: string
  introduction: string[]
  sections: GuideSection[]
  errors: GuideError[]
}
