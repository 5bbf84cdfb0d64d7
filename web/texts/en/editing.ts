/** Texts that are edited where they stand. */
export const texts = {
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: 'Saved',
  emptied: 'Somebody else has emptied it meanwhile.',
  mine: 'Save mine',
  theirs: 'Take theirs',
}
