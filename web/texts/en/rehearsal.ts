/** How a case went that was played once on the page, in words. */
export const texts = {
  passes: 'Played on the page: it passed.',
  notPerformed: 'It could not be played on the page.',
  notRehearsed: 'It was not played on the page.',
  differs: 'The page differs from the text',
  atStep: (step: number) => `Step ${step}`,
  expected: 'Expected',
  seen: 'Seen on the page',
  nothingSeen: 'Nothing of the kind was seen.',
  sentence: 'The text says',
  picture: (step: number | undefined) =>
    step === undefined ? 'The page as it was seen' : `The page as it was seen at step ${step}`,
  ask: 'Which of them is wrong?',
  pageIsWrong: 'The page is wrong',
  correctCase: 'Correct the case',
  dropCase: 'Drop the case',
  dropped: (id: string) => `${id} is dropped.`,
  saidPage: 'You said that the page is wrong. The case stays as the text asks.',
}
