import { many, number } from './many.ts'

export const texts = {
  nothing: 'Nothing is covered yet',
  nothingHint: 'Generate cases from your text: what they cover is shown here.',
  verified: 'Verified',
  ideas: 'Only by ideas',
  noPercent: '–',
  noItems: 'nothing in the text demands something',
  ofParts: (covered: number, items: number) =>
    `${number(covered)} of ${many(items, 'part', 'parts')} of the text`,
  ofItems: (covered: number, items: number) =>
    `${number(covered)} of ${many(items, 'thing to try', 'things to try')}`,
  sentences: 'Sentences tested',
  ofSentences: (count: number) => `of ${number(count)} that ask for something`,
  partly: 'Tested in part',
  lower: 'With ideas or outlines',
  without: 'Sentences not covered',
  open: 'Open points',
  openHint: 'to answer in the text',
  madeAt: 'Figures of the last generation or chat message:',
  stale: 'Your edits since are not counted.',

  techniques: 'By technique',
  behind: (cases: number, open: number) =>
    [many(cases, 'case', 'cases'), ...(open > 0 ? [many(open, 'open point', 'open points')] : [])].join(
      ' · ',
    ),
  openSentences: (count: number) => many(count, 'sentence not covered', 'sentences not covered'),
  partlySentences: (count: number) => many(count, 'sentence tested in part', 'sentences tested in part'),
  asked: (count: number) =>
    many(
      count,
      'tested sentence says more than was understood',
      'tested sentences say more than was understood',
    ),
  beside: {
    upload: 'A sentence of the upload',
    context: 'A sentence of the context',
    code: 'A part of the code',
  },
  dropped: (count: number) => many(count, 'thing left out', 'things left out'),

  cases: 'Cases',
  noCase: 'none',
  showCase: (id: string, title: string) => `${id}: ${title}`,
  more: (count: number) => `and ${number(count)} more`,
  moreRows: (count: number) => `Show more (${number(count)})`,

  tables: 'Decision tables',
  decisionTable: 'Decision table',
  rule: 'Rule',
  conditions: 'If',
  outcomes: 'Then',
  emptyCell: '–',

  lifeCycles: 'Life cycles',
  statesSaid: (states: readonly string[], initial: string | null) =>
    `${states.slice(0, 12).join(', ')}${states.length > 12 ? ` and ${number(states.length - 12)} more` : ''}.${initial === null ? '' : ` It begins as ${initial}.`}`,
  drawing: (name: string) => `State diagram: ${name}`,
  drawingSaid: (name: string, states: number, ways: number) =>
    `State diagram of ${name} with ${many(states, 'state', 'states')} and ${many(ways, 'transition', 'transitions')}. The table below says the same.`,
  tooManyStates: 'There are too many states for a drawing. The table says it all.',
  dashed: 'A dashed arrow has no case.',
  from: 'From',
  event: 'What happens',
  when: (guard: string) => `if ${guard}`,
  to: 'To',
}
