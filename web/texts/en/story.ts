/** One story. */
export const texts = {
  gone: 'There is no such story',
  goneHint: 'It was deleted, or it belongs to another project.',
  toList: 'All stories',
  deletedMeanwhile:
    'Somebody has deleted this story. What you typed is still here for you to copy; it can be saved no more.',
  edit: 'Edit title and texts',
  editShort: 'Edit',
  title: 'Title',
  userStory: 'User story',
  userStoryHint: 'As a role, I want a capability, so that there is a benefit.',
  noUserStory: 'Nobody has said yet who wants it, and what for.',
  description: 'Description',
  actionsFor: (title: string) => `Actions for ${title}`,
  delete: 'Delete…',
  deleting: {
    title: 'Delete this story for good?',
    what: (title: string) =>
      `“${title}” disappears for everybody and cannot be brought back. Its test cases, its defects, its sprint and the stories that wait for it stay, without it, and their histories say so.`,
    action: 'Delete the story',
  },
  deleted: (title: string) => `Deleted “${title}”`,
}

export const criterionWords = { given: 'Given', when: 'When', then: 'Then' }

/** When the story is met. */
export const criteria = {
  title: 'Acceptance criteria',
  none: 'None yet. Test cases are designed from the description as well.',
  add: 'Add a criterion',
  edit: 'Edit',
  numbered: (number: number) => `Criterion ${number}`,
  actionsFor: (number: number) => `Actions for criterion ${number}`,
  editThis: (number: number) => `Edit criterion ${number}`,
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  removed: 'Removed the criterion',
  place: (place: number, all: number) => `The criterion is now ${place} of ${all}`,
  keys: 'Alt with the up or down arrow moves the criterion that has the focus.',
  form: 'A criterion',
  saySomething: 'Say what is given, when or then.',
  most: 'A story takes 100 criteria at most.',
}

/** What is chosen of it. */
export const details = {
  title: 'Details',
  status: 'Status',
  type: 'Type',
  priority: 'Priority',
  points: 'Story points',
  noPoints: 'None',
  assignee: 'Assignee',
  sprint: 'Sprint',
  tags: 'Tags',
  addTag: 'Add a tag',
  add: 'Add',
  adding: 'Adding…',
  removeTag: (tag: string) => `Remove the tag ${tag}`,
  tagRemoved: (tag: string) => `Removed the tag “${tag}”`,
  hasTag: 'It has this tag.',
  saved: (field: string) => `${field} saved`,
  created: 'Created',
  changed: 'Changed',
  wholeNumber: 'A whole number from 0 to 100.',
}

export const dependencies = {
  title: 'Waits for',
  none: 'It waits for no other story.',
  add: 'Add',
  adding: 'Adding…',
  which: 'Story to wait for',
  hint: 'Its number, or its title.',
  unknown: 'There is no story with this number or title in the project.',
  remove: (title: string) => `Do not wait for ${title}`,
  removed: (title: string) => `It no longer waits for “${title}”`,
  goneStory: 'A story that is there no more',
}

export const estimate = {
  title: 'Estimate',
  lead: 'Reads criteria, verbs, other systems and risks out of the story, and measures them by what your project has finished.',
  estimate: 'Estimate',
  again: 'Estimate again',
  estimating: 'Estimating…',
  of: (points: string) => points,
  complexity: {
    low: 'Low complexity',
    medium: 'Medium complexity',
    high: 'High complexity',
    very_high: 'Very high complexity',
  },
  confidence: (share: string) => `${share} sure`,
  breakdown: 'Of which',
  parts: { development: 'Development', testing: 'Testing', integration: 'Integration' },
  reasons: 'Why',
  risks: 'Risks in its words',
  similar: 'Similar finished stories',
  use: (points: string) => `Use ${points}`,
  using: 'Saving…',
  isUsed: 'The story has these points.',
  used: (points: string) => `The story has ${points} now`,
}

export const cases = {
  title: 'Test cases',
  none: 'No test case tests this story yet.',
  neverRun: 'Not run yet',
  verdict: { passed: 'Passed', failed: 'Failed', error: 'Error', skipped: 'Skipped' },
}

/** Which cases are out of date. */
export const sync = {
  title: 'Are its test cases up to date?',
  lead: 'Compares the criteria of now with those that the cases were made for.',
  check: 'Check the cases',
  again: 'Check again',
  checking: 'Comparing…',
  none: 'All of its test cases are up to date with its criteria.',
  found: (count: number) => (count === 1 ? '1 thing to do' : `${count} things to do`),
  actions: { UPDATED: 'Update', ADDED: 'Add a case', REMOVED: 'Remove' },
  toCase: 'Open the case',
}

export const history = {
  title: 'History',
  none: 'Nothing has changed since it was created.',
  unusual: 'Unusual',
  system: 'The product',
  byKey: 'An access key',
  nothing: 'nothing',
  fields: {
    title: 'Title',
    userStory: 'User story',
    description: 'Description',
    type: 'Type',
    priority: 'Priority',
    status: 'Status',
    acceptanceCriteria: 'Acceptance criteria',
    storyPoints: 'Story points',
    tags: 'Tags',
    assignee: 'Assignee',
    sprintId: 'Sprint',
    dependsOn: 'Waits for',
  } as Readonly<Record<string, string>>,
  to: 'became',
  show: 'Show what changed',
  criteria: (count: number) => (count === 1 ? '1 criterion' : `${count} criteria`),
  stories: (count: number) => (count === 1 ? '1 story' : `${count} stories`),
  unknownSprint: 'a sprint that is there no more',
}
