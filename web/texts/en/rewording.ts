import { many, number } from './many.ts'

const cases = (count: number) => many(count, 'case', 'cases')
const importedCases = (count: number) => many(count, 'imported case', 'imported cases')
const steps = (count: number) => many(count, 'step', 'steps')
const cannotRun = (count: number, subject: string) =>
  `${subject} cannot run as ${count === 1 ? 'it is' : 'they are'} worded.`

/** Steps of cases put into words that a run reads. */
export const texts = {
  title: 'Make cases runnable',
  lead: 'The model says each step in words that a run reads, and a second reader looks whether it still means the same. Nothing changes before you accept it; the words of the author stay beside each step.',
  makeRunnable: 'Make runnable',
  makeRunnableOf: (id: string) => `Make ${id} runnable`,
  makeThem: 'Make them runnable',
  makeSome: (count: number) => `Make ${number(count)} runnable`,
  makeRunnableAsk: (count: number) => `Make ${cases(count)} runnable…`,
  notReady: (count: number) => cannotRun(count, cases(count)),
  makeAll: (count: number) => `Make all ${number(count)} runnable`,
  importedNotReady: (count: number) => cannotRun(count, importedCases(count)),
  chosenNotReady: (count: number) => cannotRun(count, `${number(count)} of the chosen cases`),

  ways: 'Make runnable: by your assistant, a local model or a deployment',
  waysHint:
    'Your assistant can reword them over MCP: it hands in each step in words that a run reads, and what says something else than the step is refused.',
  noModel: 'No model is configured that could say these steps in other words. These can:',

  asking: (done: number, all: number) => `${number(done)} of ${cases(all)} looked at…`,
  progress: 'Cases that were looked at',
  stop: 'Stop',
  stopped: (open: number) =>
    open === 1
      ? '1 case was not looked at, or got no answer.'
      : `${number(open)} cases were not looked at, or got no answer.`,
  spent: (spent: number, left: number) =>
    `So far this cost $${spent.toFixed(2)}; the others cost about $${left.toFixed(2)}.`,
  goOn: 'Ask about them',
  came: (rewordings: number, of: number) =>
    rewordings === 0
      ? 'No step could be said in other words.'
      : `${steps(rewordings)} of ${cases(of)} can be said in words that a run reads.`,
  refused: (count: number) =>
    count === 0 ? '' : `${many(count, 'step stays', 'steps stay')} as ${count === 1 ? 'it is' : 'they are'}.`,
  untouched: (count: number) => (count === 0 ? '' : `Nothing came back about ${cases(count)}.`),
  chosenOf: (chosen: number, all: number) => `${number(chosen)} of ${steps(all)} chosen`,
  noneOf: 'stays as it is',
  unknown: 'Nobody could confirm that this means the same. Compare both before you take it.',
  unread: 'A run does not read all of it yet.',
  stays: 'Stays as it is',
  wholeCase: 'The whole case',
  stepOf: (step: number) => `Step ${step}`,
  more: (count: number) => `Show more (${number(count)})`,

  acceptChosen: (count: number) => (count === 0 ? 'Accept chosen' : `Accept ${number(count)} chosen`),
  acceptAll: 'Accept all',
  accepting: 'Accepting…',
  close: 'Close',
  accepted: (reworded: readonly { id: string }[]) =>
    `${steps(reworded.length)} of ${cases(new Set(reworded.map(({ id }) => id)).size)} reworded.`,
  leftOut: (count: number) =>
    `${many(count, 'step was left out, and stays as it is', 'steps were left out, and stay as they are')}:`,
  changedSince: 'It changed since it was looked at.',

  original: 'Worded by its author:',
  useOriginal: 'Use these words again',
  useOriginalOf: (step: number) => `Use the words of the author again for step ${step}`,
  usedOriginal: 'The words of the author stand in the step again.',

  imported: (count: number, of: number) => `A run does not read ${steps(count)} of ${importedCases(of)}.`,
}
