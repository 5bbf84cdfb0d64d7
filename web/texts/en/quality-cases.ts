import { many } from './many.ts'

const cases = (count: number) => many(count, 'case', 'cases')

export const texts = {
  title: 'Test cases',
  caption: (count: number) => cases(count),
  generate: 'Generate cases',
  newCase: 'New case',
  more: 'More to do with the cases',
  revise: 'Change in your words…',
  reviseThem: 'Change these in your words…',
  import: 'Import from a file…',
  export: 'Export as a file…',
  scripts: 'Export as scripts…',
  none: 'No test cases yet',
  noneHint:
    'Have them designed from requirements or from the stories of the project, bring them in from a file, or write one.',
  noneForViewer: 'A member of the organization can generate or import them.',
  noneFound: 'No case fits these filters.',
  showAll: 'Show all cases',
  requirement: 'Only of the requirement',
  filters: 'Filters',
  story: 'Story',
  type: 'Type',
  priority: 'Priority',
  tag: 'Tag',
  tagAny: 'Any tag',
  show: 'Show',
  shown: {
    '': 'All cases',
    failing: 'Did not pass last',
    passed: 'Passed last',
    never: 'Never ran',
    stale: 'Stale: their story changed after them',
    flaky: 'Flaky: verdicts come and go',
    orphan: 'Without a story',
  },
  columns: {
    chosen: 'Chosen',
    number: 'No.',
    case: 'Case',
    priority: 'Priority',
    type: 'Type',
    story: 'Story',
    last: 'Last verdict',
  },
  choose: (number: number, title: string) => `Choose #${number} ${title}`,
  chooseAll: (count: number) => `Choose all ${cases(count)}`,
  chosen: (count: number) => `${cases(count)} chosen`,
  chooseNone: 'Choose none',
  runThem: (count: number) => `Run ${cases(count)}`,
  moreOfThem: 'More to do with what is chosen',
  exportThem: 'Export these as a file…',
  scriptsOfThem: 'Export these as scripts…',
  delete: 'Delete these…',
  deleteTitle: (count: number) => `Delete ${cases(count)}?`,
  deleteHint: 'Their defects stay, without them. Runs that they were in stay as they were.',
  deleteNow: 'Delete for good',
  deleted: (count: number) => `${cases(count)} deleted.`,
  flakyHint: (flips: number) => `Its verdict changed ${flips} times in its last ten runs`,
  staleHint: 'Its story has changed its criteria after it',
}

export const generating = {
  title: 'Generate test cases',
  from: 'From',
  stories: 'The stories of the project',
  text: 'A text',
  requirements: 'Requirements',
  requirementsHint: 'Sentences, user stories, tables: what the software shall do.',
  scope: 'Scope',
  scopes: {
    full: 'Everything',
    requirements: 'Requirements',
    'user-stories': 'User stories',
    api: 'Interfaces',
    accessibility: 'Accessibility',
    security: 'Security',
    performance: 'Performance',
  },
  priority: 'Priority',
  allPriorities: 'All priorities',
  most: 'At most',
  mostHint: 'How many cases, up to 200.',
  context: 'Background',
  contextHint: 'What is needed to understand it and is not to be tested.',
  go: 'Generate',
  again: 'Generate again',
  working: 'Designing test cases',
  stage: 'Reading, designing and checking. This may take a minute; you can look elsewhere meanwhile.',
  stored: (count: number) =>
    count === 0 ? 'No case could be designed.' : `${cases(count)} designed and stored.`,
  gaps: (count: number) =>
    count === 0
      ? 'The text leaves nothing open.'
      : `The text leaves ${many(count, 'question', 'questions')} open:`,
  storedBeside: 'New cases are stored beside those that are stored already.',
  moreGaps: (count: number) => `Show more (${count})`,
  show: 'Show the cases',
  failed: 'No case was stored.',
}

export const adding = {
  title: 'New test case',
  name: 'Title',
  nameExample: 'A name with one letter is refused',
  hint: 'Its steps are written on its page.',
  create: 'Create the case',
  creating: 'Creating…',
}

export const revising = {
  title: 'Change cases in your words',
  about: (count: number, isChosen: boolean) =>
    `About ${isChosen ? '' : 'all '}${cases(count)} that ${isChosen ? 'you chose' : 'the list shows'}. Call them by their numbers.`,
  message: 'What should change?',
  example: 'Make #3 critical, and remove step 2 from #5',
  ask: 'Show what would change',
  asking: 'Reading the message…',
  nothing: 'Nothing would change.',
  is: { added: 'added', changed: 'changed', removed: 'deleted' },
  name: (number?: number) => (number === undefined ? 'New' : `#${number}`),
  take: (name: string, title: string) => `Apply to ${name} ${title}`,
  apply: (count: number) => `Apply ${many(count, 'change', 'changes')}`,
  applying: 'Storing…',
  applied: (count: number) => `${cases(count)} changed by your message.`,
  more: (left: number) => `Show ${left} more`,
}

export const imports = {
  added: (count: number) => `${cases(count)} stored in the project.`,
}

export const exports = {
  all: (count: number) =>
    count === 1 ? 'The one case that the list shows.' : `All ${cases(count)} that the list shows.`,
  chosen: (count: number) =>
    count === 1 ? 'The case that you chose.' : `The ${cases(count)} that you chose.`,
}
