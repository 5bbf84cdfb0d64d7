/** Corrections of how sentences are read. */
export const readings = {
  title: 'Read a text',
  text: 'Text',
  textHint:
    'A few sentences of your requirements. They are only read: no case is made, and nothing is kept but what you correct.',
  read: 'Read it',
  reading: 'Reading…',
  found: (count: number) =>
    count === 0
      ? 'Nothing in this text is read clause by clause. Write it in sentences.'
      : `${count.toLocaleString('en')} ${count === 1 ? 'sentence' : 'sentences'} read`,
  sure: (percent: number) => `${percent} % sure or more`,
  unmarked: 'nothing marked',
  byPerson: 'corrected by a person',
  correct: 'Correct',
  correctOf: (sentence: string) => `Correct how this is read: ${sentence}`,
  more: (left: number) => `Show more sentences (${left.toLocaleString('en')} left)`,

  list: 'Corrected sentences',
  none: 'No sentence has been corrected yet. Where test cases miss what a sentence says, read it above and correct its marks: every later generation of this organization reads equal sentences so.',
  by: 'by ',
  withdraw: 'Withdraw',
  withdrawOf: (sentence: string) => `Withdraw the correction of: ${sentence}`,
  withdrawing: 'Withdrawing…',
  withdrawTitle: 'Withdraw this correction?',
  withdrawText: (sentence: string) =>
    `“${sentence}” is then read automatically again. Cases that are stored stay as they are.`,
  withdrawAction: 'Withdraw the correction',
  withdrawn: 'The correction was withdrawn.',
  kept: 'Saved. Equal sentences of this organization are read so from now on.',
  export: 'Export as marked lines',
  exporting: 'Exporting…',
  exportHint: 'A text file with one marked line a sentence.',
  file: 'marked-lines.txt',
  exported: (name: string) => `Saved as ${name}.`,
}
