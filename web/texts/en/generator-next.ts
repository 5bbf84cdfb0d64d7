import { number } from './many.ts'

const all = (ready: number, total: number) => {
  if (ready < total) return `${number(ready)} of ${number(total)} cases can run in a browser.`
  return total === 1 ? 'The case can run in a browser.' : `All ${number(total)} cases can run in a browser.`
}

const none = (total: number) =>
  total === 1
    ? 'This case cannot run in a browser yet.'
    : `None of these ${number(total)} cases can run in a browser yet.`

/** What can be done next with the cases of a session. */
export const texts = {
  title: 'What to do next',
  lead: {
    ready: all,
    unjudged: () => 'Whether a browser can run these cases is not known yet.',
    wording: (_: number, total: number) => none(total),
    steps: (_: number, total: number) => none(total),
    notPages: (_: number, total: number) =>
      total === 1
        ? 'This case does not run in a browser.'
        : `None of these ${number(total)} cases runs in a browser.`,
    ideas: (_: number, total: number) => none(total),
    none: () => 'There is no case yet.',
  },
  nameThePage: 'You name the page to test next.',
  target: 'They begin at ',
  others: 'Open the others to see why not.',
  unjudged: 'It is judged as soon as they are saved.',
  wording: 'Some steps are not understood as they stand. Open a case and press “Use this wording”.',
  steps: (id: string, reason: string) => `Each case says what is missing when you open it. ${id}: ${reason}`,
  notPages:
    'A run opens pages, and they test none. Export them for the tool that you test with, or describe a page to get cases for it.',
  ideas: 'They are test ideas and outlines, for a person to complete.',
  ideasAnswer: 'Answer what the text leaves open and generate again to get cases that run.',
  ideasWrite:
    'None can run yet: for that, the text has to say which field or button of a page somebody uses, and what is then to be seen. Add that and generate again.',
  again: 'The text has changed. Generate again to get its cases.',
  noneAsked: 'What is to be tested stands in the answers to the questions.',
  noneUnderstood: 'The text says nothing yet that can be tried.',
  noneWritten: 'Write what your software should do, import cases, or add one by hand.',
  acts: {
    answer: (count: number) => `Answer ${number(count)} ${count === 1 ? 'question' : 'questions'}`,
    check: 'Check the reading',
    write: 'Complete the text',
    reword: 'See the wording',
    why: 'See what is missing',
  },
}
