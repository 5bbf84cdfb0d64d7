import { many } from './many.ts'

const cases = (count: number) => many(count, 'case', 'cases')

/** Runs of stored cases, as they are set up. */
export const texts = {
  title: (count: number) => `Run ${cases(count)}`,
  which: (count: number) => `${cases(count)} will run, each in a fresh browser.`,
  notReady: (count: number) =>
    count === 1
      ? 'One of them has steps that a browser will not understand.'
      : `${count} of them have steps that a browser will not understand.`,
  name: 'Name of the run',
  nameHint: 'May stay empty.',
  environment: 'Environment',
  noEnvironment: 'Not said',
  parallel: 'At a time',
  parallelHint: 'How many cases go on beside each other.',
  defects: 'Report each distinct failure as a defect',
  begun: 'The run has begun.',
  readingCases: 'Reading the cases…',
  nothingToRun: 'There is no case to run yet.',
  runThese: 'Run its cases',
  runsOfSprint: 'Its runs',
}
