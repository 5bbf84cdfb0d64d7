export const causes = {
  title: 'Why cases did not pass',
  count: (count: number) => (count === 1 ? '1 case' : `${count} cases`),
  more: (left: number) => `Show ${left} more`,
  /** Beside the verdict of a case. */
  tag: {
    behaviour: 'Unexpected behaviour',
    control: 'No such control',
    step: 'Step not readable',
    other: 'No verdict',
  },
  says: {
    behaviour: 'The page does not do what the text says',
    control: 'The page has no such control',
    step: 'The step could not be read',
    other: 'The case did not come to its end',
  },
  next: {
    behaviour:
      'a defect, or a text that is out of date. Compare what was expected with what was seen, then report the defect or correct the case.',
    control:
      'nothing or several things have that name, or it cannot be used yet. Say it with the words of the page, or add the step that makes it usable.',
    step: 'its words are not understood, or what it expects cannot be checked. Reword it: one action each, and a result that can be seen.',
    other:
      'time ran out, an address did not open, or the browser was lost. Run these cases again; if it stays so, look at their videos.',
  },
}
