/** What all pages of testing say: names of what records hold, editing, histories. */
const number = (count: number) => count.toLocaleString('en')
export const many = (count: number, one: string, more: string) =>
  `${number(count)} ${count === 1 ? one : more}`

export const words = {
  priorities: { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' },
  severities: { critical: 'Critical', major: 'Major', minor: 'Minor', trivial: 'Trivial' },
  types: {
    functional: 'Functional',
    regression: 'Regression',
    integration: 'Integration',
    e2e: 'End to end',
    accessibility: 'Accessibility',
    security: 'Security',
    performance: 'Performance',
    boundary: 'Boundary',
    negative: 'Negative',
    smoke: 'Smoke',
    usability: 'Usability',
    api: 'API',
  },
  levels: { unit: 'Unit', integration: 'Integration', system: 'System', acceptance: 'Acceptance' },
  verdicts: { passed: 'Passed', failed: 'Failed', error: 'Error', skipped: 'Skipped' },
  environments: { development: 'Development', staging: 'Staging', production: 'Production' },
  runStatuses: {
    queued: 'Waiting',
    running: 'Running',
    completed: 'Completed',
    failed: 'Broke off',
    cancelled: 'Cancelled',
  },
  defectStatuses: {
    open: 'Open',
    in_progress: 'In progress',
    fixed: 'Fixed',
    verified: 'Verified',
    closed: 'Closed',
    reopened: 'Reopened',
    deferred: 'Deferred',
  },
  sources: { manual: 'Reported by a person', run: 'Found by a run' },
  neverRan: 'Never ran',
  stale: 'Stale',
  flaky: 'Flaky',
  any: 'All',
  tagsHint: 'With commas between them.',
  none: 'None',
  nothing: '–',
  unread: '…',
  yes: 'Yes',
  no: 'No',
  accessKey: 'An access key',
  ciTrigger: 'A CI trigger',
  service: 'The service',
  somebody: 'Somebody who has left',
  close: 'Close',
  cancel: 'Cancel',
  readingOn: (count: number) => `Reading… ${number(count)} so far`,
  mostShown: (count: number) =>
    `The newest ${number(count)} are shown. Narrow the list down, or read on for more.`,
  readOn: 'Read on',
  story: (count: number, title: string) => `#${count} ${title}`,
}

export const history = {
  title: 'History',
  none: 'Nothing has changed since it was made.',
  unusual: 'unusual',
  became: 'became',
  show: 'Show what changed',
  from: 'Before',
  to: 'Now',
}
