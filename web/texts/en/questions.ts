/** Questions to the author of a text that are answered by a click. */
export const texts = {
  ways: 'Ways to answer',
  hint: 'Press the answer that is true, or write your own. Values are examples: change them to yours.',
  hintWrite: 'Write your answer: it becomes a sentence of the text.',
  own: 'Your own answer',
  ownHint: 'Your own answer, as a sentence',
  add: 'Add to the text',
  given: 'Your answers',
  takeBack: 'Take back',
  takeBackOf: (answer: string) => `Take back: ${answer}`,
  takenBack: 'Taken out of your text. Generate again to have its question asked again.',
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
