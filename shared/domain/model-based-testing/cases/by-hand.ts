/** Why a case is for a person and no run can do or judge it: each kind once, with what would change that. */
export const byHand = {
  inWords: 'it is written in the words of the text, so a person has to do and judge it',
  noDeed: 'the text does not say with which button or link this is done; name it in quotation marks',
  notFilled: 'the text has more inputs than are tried at once, so not all of the form is filled in',
  noControl: (name: string) =>
    `the text does not say which field of the page "${name}" is; name it in quotation marks`,
  unseen: (name: string) => `the text does not say where on the page "${name}" is shown`,
  started: (name: string) => `a person has to bring "${name}" into its first state`,
  arranged: (situation: string) => `a person has to arrange: ${situation}`,
  taken: (name: string) => `a person has to arrange that "${name}" is in use already`,
  judged: (outcome: string) => `a person has to judge: ${outcome}`,
}
