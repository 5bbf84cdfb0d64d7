/** User manuals and release notes, written from what a project has. */
export const texts = {
  title: 'Documents',
  lead: 'Written from stories, criteria and test results. Every statement names its source, and nothing is stored.',
  kinds: 'Kind of document',
  manual: 'User manual',
  notes: 'Release notes',
  about: 'What to write',
  name: 'Title',
  nameHint: {
    manual: 'May stay empty: then it is called after the project.',
    notes: 'May stay empty: then it is called after the sprint or the days.',
  },
  write: { manual: 'Write the manual', notes: 'Write the release notes' },
  again: 'Write it again',
  writing: 'Writing…',
  stage: { manual: 'Reading the stories and wording the manual', notes: 'Reading what was finished' },
  failed: 'The document could not be written',
}

export const manual = {
  which: 'Stories',
  ofProject: 'All features of the project that are done',
  chosen: 'Chosen stories',
  find: 'Find a story by number or title',
  found: 'Stories to choose',
  count: (count: number) =>
    count === 0 ? 'None is chosen yet.' : count === 1 ? '1 story is chosen.' : `${count} stories are chosen.`,
  more: (left: number) => `Show ${left} more stories`,
  moreInProject: 'Read more stories',
  none: 'No story is like this.',
  noStories: 'The project has no stories yet.',
  most: 'One manual tells of 500 stories at most.',
  choose: 'Choose a story, or let the features of the project be told.',
  content: 'Your own text',
  contentHint:
    'May stay empty. It stands in the manual as it is; a heading such as “Getting started” or “Troubleshooting” says in which section.',
  results: 'Test results',
  resultsHint:
    'May stay empty. A line for each: a story whose title or number is on a line that failed is left out.',
}

export const notes = {
  of: 'What they are of',
  sprint: 'A sprint',
  days: 'Some days',
  which: 'Sprint',
  noSprints: 'The project has no sprints yet, so the notes are of some days.',
  from: 'From',
  to: 'To',
  toHint: 'May stay empty: then up to today. Days are whole ones in UTC.',
}

export const document = {
  ready: (name: string) => `“${name}” is written`,
  warnings: 'Before you publish it',
  contents: 'Sections',
  copy: 'Copy',
  markdown: 'Download .md',
  html: 'Download .html',
  saved: (name: string) => `Saved as ${name}`,
  toSource: (n: number) => `Source ${n}`,
  fill: 'Stories and criteria that say it fill this section, and so does your own text under a heading like this one.',
}

/** What statements rest on. */
export const sources = {
  title: 'Sources',
  story: 'Story',
  defect: 'Defect',
  testCase: 'Test case',
  results: 'Test results',
  text: 'Your own text',
  criterion: (story: string, place: number) => `${story}, criterion ${place}`,
}
