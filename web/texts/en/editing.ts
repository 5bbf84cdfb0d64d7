/** Records that are edited where they stand. */
export const texts = {
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
  cancel: 'Cancel',
  discard: 'Discard',
  unsaved: 'What you changed is not saved yet.',
  chooseFirst: 'Choose above which version shall stand; nothing is saved before.',
  clash: (count: number) =>
    count === 1
      ? 'Somebody else has changed the same meanwhile.'
      : `Somebody else has changed ${count} of the same fields meanwhile.`,
  clashHint: 'Choose which version shall stand; nothing is lost until then.',
  mine: 'Yours',
  theirs: 'Theirs',
  emptied: 'Nothing: it was emptied.',
  keep: 'Keep yours',
  take: 'Take theirs',
  keepMine: (field: string) => `Keep your ${field}`,
  takeTheirs: (field: string) => `Take their ${field}`,
  saveMine: 'Save mine',
  keepTheirs: 'Keep theirs',
  faster: (name: string) => `${name}: somebody else was faster`,
  both: (theirs: string, mine: string) => `Meanwhile it was set to “${theirs}”. You chose “${mine}”.`,
}
