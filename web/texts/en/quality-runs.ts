import { many } from './many.ts'

export const texts = {
  title: 'Test runs',
  start: 'Choose cases to run',
  none: 'Nothing has run yet',
  noneHint:
    'Choose cases and run them against a page: each is played in a fresh browser, and every verdict has its evidence.',
  noneForViewer: 'A member of the organization can run cases.',
  noneFound: 'No run fits these filters.',
  showAll: 'Show all runs',
  filters: 'Filters',
  status: 'Status',
  story: 'Story',
  sprint: 'Sprint',
  caption: (count: number) => many(count, 'run', 'runs'),
  columns: {
    run: 'Run',
    status: 'Status',
    counts: 'Cases',
    environment: 'Environment',
    started: 'Started',
    took: 'Took',
  },
  byTrigger: 'CI trigger',
  unnamed: (count: number) => `Run of ${many(count, 'case', 'cases')}`,
  over: 'Pass rate over time',
  past: 'The last 30 days',
  rates: (days: number, last: string, least: string, most: string) =>
    days === 1 || least === most
      ? `Of the cases that came to a verdict, ${last} passed.`
      : `On the last day with runs ${last} of the cases passed; before, from ${least} to ${most}.`,
  rate: 'Pass rate',
  day: 'Day',
  percent: (share: number) => `${Math.round(share)} %`,
  none30: 'No case came to a verdict in the last 30 days.',
}

export const run = {
  title: 'Test run',
  gone: 'There is no such run',
  goneHint: 'Its address is not complete, or it belongs to an organization that you are not a member of.',
  toAll: 'All test runs',
  caseOf: (at: number) => `Case ${at}`,
  junit: 'JUnit XML',
  environment: 'Environment',
  ofStory: 'For',
  startedBy: 'Started by the CI trigger',
  linkCopied: 'The link is copied. Members of your organization see this report with its evidence.',
  defects: (count: number) => `${many(count, 'defect', 'defects')} met by this run`,
  caseGone: 'This case is no longer in the project.',
}
