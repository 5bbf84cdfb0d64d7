import type { GuideError } from './types.ts'

/** Every code that a step can end with, most common first. */
export const errors: GuideError[] = [
  {
    code: 'steps.not_understood',
    meaning:
      'No form of [what to do](#actions) reads these words. Say one plain action, with names and values in quotes. A suggestion may have a blank (‹counter›), which is to be filled in first.',
  },
  {
    code: 'steps.unverifiable',
    meaning:
      'Nothing in these words can be checked. Quote what [must be seen](#expected-results), or say what to do. A step that only looks (`Look at the footer`) checks nothing.',
  },
  {
    code: 'steps.check_failed',
    meaning:
      'It was checked and is not so: the page is wrong, or the expected text is not the one it shows. The message has both.',
  },
  {
    code: 'steps.not_found',
    meaning:
      'Nothing on the page has this name. The message lists the closest; names are [those that people see](#naming).',
  },
  {
    code: 'steps.ambiguous',
    meaning: 'Several things fit. [Say which one](#naming); the message lists them.',
  },
  {
    code: 'steps.undecided',
    meaning:
      'The page does not show for certain whether it is so, and nothing is guessed. Expect something more definite.',
  },
  {
    code: 'steps.not_actionable',
    meaning:
      'It is there, but a person could not use it now: disabled, covered, hidden, moving or behind an open dialog. Do first what makes it usable, or wait for it.',
  },
  {
    code: 'steps.not_given',
    meaning:
      'What an action tells to be so already (`The dialog is still open`) is not so, so nothing was done from there. What the page must show stands in the expected result.',
  },
  {
    code: 'steps.timeout',
    meaning:
      'It did not happen within the time of a step. Wait for it in a step of its own, if it takes long.',
  },
  {
    code: 'steps.not_filled',
    meaning: 'The field did not take this value, such as a letter in a number field. The message says why.',
  },
  {
    code: 'steps.not_changed',
    meaning: 'The box or switch stayed as it was after it was clicked.',
  },
  {
    code: 'steps.option_not_found',
    meaning: 'The list has no single option of this name. The message has those that it offers.',
  },
  {
    code: 'steps.no_focus',
    meaning: 'Keys were to be typed where the focus is, and no field has it. Say which field.',
  },
  {
    code: 'steps.no_dialog',
    meaning:
      'The browser asked nothing. A dialog that the page draws itself is answered by its buttons: `Click "OK" in the dialog`.',
  },
  {
    code: 'steps.dialog_answered',
    meaning:
      'The browser cannot wait for an answer. Say it right after the action that opens the dialog: `Click "Delete" and accept the dialog`.',
  },
  { code: 'steps.no_tab', meaning: 'There is no such browser tab. The message lists those that are open.' },
  {
    code: 'steps.no_file_field',
    meaning:
      'No field asks for a file there. Name the field, or the button that asks. A picker that the page opens without a field (`showOpenFilePicker`) cannot be answered.',
  },
  { code: 'steps.file_too_large', meaning: 'A step can make 60 MB of [files](#files) at most.' },
  {
    code: 'steps.file_too_small',
    meaning: 'A valid file of this type needs more bytes. The message says how many.',
  },
  {
    code: 'steps.http_status',
    meaning:
      'The server answered with an error. If that is what is tested, expect it: `The page answers with status 404`.',
  },
  {
    code: 'steps.navigation_failed',
    meaning: 'The address cannot be opened. The message says what the browser was told.',
  },
  { code: 'steps.target_refused', meaning: 'Runs may not open this address.' },
  { code: 'steps.page_crashed', meaning: 'The page crashed in the browser.' },
  {
    code: 'steps.browser_failed',
    meaning:
      'The browser did not carry out the step. Run the case again; if it stays so, tell us the message.',
  },
]
