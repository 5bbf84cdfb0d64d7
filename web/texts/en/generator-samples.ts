import { number } from './many.ts'

/** Techniques of test design in the words of people who do not know them by name. */
const techniques = {
  'Boundary Value Analysis': 'boundary values',
  'Checklist-based Testing': 'checklist',
  'Decision Table Testing': 'decision table',
  'Equivalence Partitioning': 'right and wrong values',
  'Error Guessing': 'likely mistakes',
  'State Transition Testing': 'changes of state',
  'Use Case Testing': 'ways of use',
}

export type Technique = keyof typeof techniques

export const texts = {
  title: 'Or try a sample',
  makes: (cases: number, named: readonly Technique[]) =>
    `${number(cases)} ${cases === 1 ? 'case' : 'cases'}: ${named.map((each) => techniques[each]).join(', ')}`,
  recorded: (cases: number, date: string) =>
    `${number(cases)} cases that a language model wrote, recorded on ${date}`,
  runs: (ready: number, cases: number) =>
    ready === cases
      ? 'All run in a browser'
      : ready === 0
        ? 'None runs in a browser: they test no page'
        : `${number(ready)} of ${number(cases)} run in a browser`,
}
