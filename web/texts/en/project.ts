/** The home of a project. */
export const texts = {
  project: 'Project',
  all: 'Show all of it',
  less: 'Show less',
  toAll: 'All projects',
  deletedMeanwhile:
    'Somebody has deleted this project. What you typed is still here for you to copy; it can be saved no more.',
  status: { active: 'Active', archived: 'Archived', deleted: 'Deleted' },
}

export const figures = {
  title: 'Figures',
  tested: 'Stories with a test',
  of: (tested: number, all: number) => `${tested} of ${all}`,
  passed: 'Passed, of those run',
  rate: (share: number | null) => (share === null ? '–' : `${Math.round(100 * share)} %`),
  defects: 'Open defects',
  none: '–',
  runs: 'Agent runs',
  agents: 'Agents on',
  ofAgents: (on: number, all: number) => (on === all ? `${on}` : `${on} of ${all}`),
  knowledge: 'Knowledge bases',
  files: 'Files',
  active: 'Last activity',
}

/** Name and description, edited where they stand. */
export const editing = {
  name: 'Name',
  description: 'Description',
  edit: 'Edit name and description',
  editShort: 'Edit',
}

export const setup = {
  title: 'Set up this project',
  done: (done: number, all: number) => `${done} of ${all} done`,
  isDone: 'Done',
  isOpen: 'To do',
  steps: {
    description: [
      'Say what it is about',
      'A sentence tells your team, and its agents, what this is for.',
      'Describe it',
    ],
    agents: [
      'Choose the agents',
      'They work one after the other, in the order that you give them.',
      'Choose agents',
    ],
    knowledge: [
      'Link a knowledge base',
      'Agents answer from what your organization has gathered.',
      'Link one',
    ],
    firstRun: [
      'Let it work once',
      'Give it a text of requirements and see the tests that come of it.',
      'Try it',
    ],
  },
}

export const agents = {
  title: 'Agents',
  lead: 'They work one after the other, from the top.',
  none: 'No agents work here yet.',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  actionsFor: (agent: string) => `Actions for the agent ${agent}`,
  removed: (agent: string) => `Removed ${agent}`,
  place: (agent: string, place: number, all: number) => `${agent} is now ${place} of ${all}`,
  keys: 'Alt with the up or down arrow moves the agent that has the focus.',
  add: 'Add',
  adding: 'Adding…',
  which: 'Agent to add',
  names: {
    analysis: 'Analysis',
    assessment: 'Assessment',
    research: 'Research',
    'win-themes': 'Win themes',
    writer: 'Writer',
    qa: 'Quality check',
    'site-analysis': 'Site analysis',
    'content-types': 'Content types',
    'page-migration': 'Page migration',
    navigation: 'Navigation',
    requirements: 'Requirements',
    'test-design': 'Test design',
    'test-scripts': 'Test scripts',
    'test-execution': 'Test execution',
    'test-import': 'Test import',
  } as Readonly<Record<string, string>>,
}

/** What ran that is no agent of a project. */
export const works: Readonly<Record<string, string>> = {
  features: 'Features',
  stories: 'Stories from a text',
  'risk-analysis': 'Risks',
  'user-manual': 'User manual',
  'release-notes': 'Release notes',
}

export const knowledge = {
  title: 'Knowledge bases',
  none: 'No knowledge base is linked.',
  link: 'Link a knowledge base',
  linkShort: 'Link',
  linkThis: (name: string) => `Link ${name}`,
  linked: (name: string) => `Linked “${name}”`,
  unlink: (name: string) => `Unlink ${name}`,
  unlinkShort: 'Unlink',
  unlinked: (name: string) => `Unlinked “${name}”`,
  allLinked: 'All knowledge bases of the organization are linked. Make another one:',
  reading: 'Loading…',
  unknown: 'A knowledge base that is there no more',
  files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  choose: 'Which knowledge bases may be used here?',
  noneAtAll: 'Your organization has no knowledge bases yet. Make the first one:',
  another: 'Or make a new one:',
  name: 'Name of the new knowledge base',
  create: 'Create and link',
  creating: 'Creating…',
  close: 'Close',
}

export const activity = {
  title: 'Activity',
  none: 'Nothing has worked in this project yet.',
  noneHint: 'Runs of agents stand here, the newest first, with what they took and what came of it.',
  took: (time: string) => `took ${time}`,
  tokens: (count: string) => `${count} tokens`,
  more: 'Show more',
  reading: 'Loading…',
  states: { running: 'Running', completed: 'Done', failed: 'Failed', cancelled: 'Cancelled' },
}

export const usage = {
  title: 'Tokens of the organization',
  none: (month: string) =>
    `No model was asked in ${month}. What the embedded engine does is free and not counted.`,
  sum: (month: string, tokens: string, cost: string) =>
    `In ${month} your organization's models took ${tokens} tokens for ${cost}, in all projects together.`,
  most: (day: string, tokens: string) => `Most were taken on ${day}: ${tokens}.`,
  caption: (month: string) => `${month}, day by day (UTC)`,
  day: 'Day',
  input: 'Asked',
  output: 'Answered',
}

export const firstRun = {
  title: 'Try it on a text',
  open: 'Try it on a text',
  lead: 'Paste requirements; the project designs tests for them and notes the work. The tests are shown here and not kept.',
  text: 'Requirements',
  sample: 'Use a sample',
  sampleText:
    'The form has the fields "Seats" and "Name" and the button "Book".\n"Seats" is required and must be a whole number from 1 to 8. If it is not, the page shows "Choose 1 to 8 seats".\n"Name" is required.\nWhen all fields are valid and the guest clicks "Book", the page shows "Your seats are booked".',
  run: 'Design tests',
  running: 'Designing…',
  results: 'Tests that were designed',
  andMore: (count: number) => `and ${count} more`,
  again: 'Design tests again',
  found: (cases: number, gaps: number) =>
    `${cases === 1 ? '1 test' : `${cases} tests`} designed, ${gaps === 1 ? '1 open question' : `${gaps} open questions`}.`,
  questions: 'What the text leaves open',
  close: 'Close',
}
