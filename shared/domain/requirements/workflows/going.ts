import type { Behaviour, Circumstance } from './parts.ts'

/** A dialog that the text has opened, known by the button that opens it. */
export interface Dialog {
  opener: string
  buttons: Set<string>
  fields: string[]
}

/** What the sentences before have told: the status, the action and the dialog that the next one goes on with. */
export interface Going {
  from: string[]
  given: Circumstance
  acts: Behaviour['act'][]
  dialog?: Dialog
  /** Every dialog of the text so far, the last one at the end. */
  dialogs: Dialog[]
  /** A behaviour has been told: what the page shows is no longer what it opens with. */
  told?: boolean
  /** Statuses that show a button. */
  statesOf: (button: string) => string[]
}
