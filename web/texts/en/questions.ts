/** Questions to the author of a text that are answered by a click. */
export const texts = {
  ways: 'Ways to answer',
  hint: 'Press the answer that is true. Its values are examples: change them to yours.',
  hintOrWrite:
    'Press the answer that is true, or write your own. Values are examples: change them to yours. The cases follow when you generate again.',
  added: 'Answered: it stands behind its sentence in your text.',
  replaced: 'Answered: it stands in the place of its sentence in your text.',
  takenOut: 'Taken out of your text again. The question is open.',
  undo: 'Undo',
  undoOf: (completion: string) => `Undo the answer: ${completion}`,
  change: 'Change its values',
  changeOf: (completion: string) => `Change its values: ${completion}`,
  answeredOf: (answered: number, all: number) =>
    `${answered.toLocaleString('en')} of ${all.toLocaleString('en')} answered`,
  again: 'Generate again to get the cases of your answers.',
}
