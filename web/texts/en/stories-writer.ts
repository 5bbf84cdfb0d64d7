/** Stories that are written from a text. */
export const texts = {
  title: 'Write stories from a text',
  lead: 'Every sentence that demands something becomes part of one story. Nothing stands in a story that the text does not say.',
  toList: 'All stories',
  text: 'Requirements',
  textHint: 'Up to 200,000 characters. The text itself is not kept in the project.',
  placeholder: 'As a guest I want to …\nWhen the form is sent, the page shows …',
  most: 'Stories at most',
  mostHint: 'Of more, the most pressing ones stay.',
  write: 'Write stories',
  writeAgain: 'Write them again',
  writing: 'Reading and writing…',
  found: (count: number) =>
    count === 0
      ? 'No story came of this text'
      : count === 1
        ? '1 story was written'
        : `${count} stories were written`,
  foundNone:
    'No sentence of it demands something of the product. Say what somebody wants to do, or what has to hold.',
  choose: 'Save this story',
  chooseAll: 'Choose all',
  chooseNone: 'Choose none',
  save: (count: number) =>
    count === 0 ? 'Choose stories to save' : count === 1 ? 'Save 1 story' : `Save ${count} stories`,
  saving: 'Saving…',
  savingOf: (done: number, all: number) => `Saving ${done + 1} of ${all}…`,
  saved: (count: number) => (count === 1 ? 'Saved 1 story' : `Saved ${count} stories`),
  savedBefore: (done: number, all: number) =>
    `${done} of ${all} are saved. Save again, and only the others are sent.`,
  criteria: (count: number) => (count === 1 ? '1 criterion' : `${count} criteria`),
  noCriteria: 'No criterion: the text does not say when it is met.',
  invest: 'INVEST',
  investOf: (held: number) => `${held} of 6 hold`,
  letters: {
    I: 'Independent',
    N: 'Negotiable',
    V: 'Valuable',
    E: 'Estimable',
    S: 'Small',
    T: 'Testable',
  },
  holds: 'holds',
  holdsNot: 'does not hold',
  duplicates: 'The project may have it already:',
  same: (share: string) => `${share} alike`,
  splits: (count: number) => `This is large. It could be ${count} smaller stories:`,
  patterns: {
    'workflow steps': 'by the steps of the work',
    rules: 'by rules',
    'data variations': 'by kinds of data',
    roles: 'by roles',
    operations: 'by operations',
  },
  saveSplits: (count: number) => `Save these ${count} instead`,
  looked: (count: number, title: string) =>
    `${count === 1 ? 'From 1 sentence' : `From ${count} sentences`}: show in the text what “${title}” is made of`,
  lookedShort: (count: number) => (count === 1 ? 'From 1 sentence' : `From ${count} sentences`),
  textTitle: 'The text',
  markedText: 'The text, sentence by sentence',
  edit: 'Change the text',
  fates: {
    story: 'In a story',
    cut: 'Cut',
    background: 'Background',
    not_read: 'Not read',
  },
  fateHints: {
    story: 'These sentences are the source of a story.',
    cut: 'The stories of these sentences had no room: ask for more of them.',
    background: 'These sentences tell, and demand nothing.',
    not_read: 'These sentences could not be understood:',
  },
  legend: 'What became of the sentences',
}
