import { count } from '../../parts/amounts.ts'
import type { ReportType } from '../../areas/analytics/reports/types.ts'
import { durationOf } from './duration.ts'

const visitors = (many: number) => (many === 1 ? '1 visitor' : `${count(many)} visitors`)
const visits = (many: number) => (many === 1 ? '1 visit' : `${count(many)} visits`)
const percent = (share: number) => `${Math.round(share * 100)} %`

/** Reports of a website. */
export const texts = {
  title: 'Reports',
  lead: 'What visitors do on your website: funnels, goals, retention, campaigns and more.',
  kinds: 'Kinds of reports',
  names: {
    funnel: 'Funnel',
    retention: 'Retention',
    goal: 'Goal',
    journey: 'Journeys',
    utm: 'Campaigns (UTM)',
    attribution: 'Attribution',
    revenue: 'Revenue',
    breakdown: 'Breakdown',
    performance: 'Performance',
    engagement: 'Engagement',
    errors: 'Errors',
  } satisfies Record<ReportType, string>,
  hints: {
    funnel: 'How many visitors go through pages and events in an order, and where they are lost.',
    retention: 'How many visitors come again, by the day on which they came first.',
    goal: 'How many visitors reach a page or do something.',
    journey: 'The ways that most visits take.',
    utm: 'How many page views each campaign brings.',
    attribution: 'What brought the visitors who reach a page or do something.',
    revenue: 'What events earned.',
    breakdown: 'Figures of each combination of several dimensions.',
    performance: 'How fast pages are for their visitors: web vitals, as their browsers measured them.',
    engagement: 'For how long and how far down pages are read.',
    errors: 'Which errors of scripts happen on pages.',
  } satisfies Record<ReportType, string>,
  exact: {
    funnel:
      'Each step counts within the window after the one before, whatever is done in between. Who is not known again on the next day, as your privacy policy says, begins anew with each UTC day.',
    retention: '',
    goal: 'Different visitors: who reaches it twice counts once, for as long as your privacy policy knows visitors again.',
    journey: 'The first steps of each visit. What follows itself is one step.',
    utm: 'Page views whose address names a campaign.',
    attribution:
      'Credit goes to the first or the last page view that says where a visitor came from. Nobody is credited for those who came directly.',
    revenue: 'Of events with a positive revenue and a currency. Different currencies are never added up.',
    breakdown: 'The 500 combinations with most page views.',
    performance:
      'Percentiles are exact, of all that was measured. How good a web vital is, three of four measurements say (p75), by the bounds of web.dev.',
    engagement:
      'A page is looked at while its window is in front and has the focus. How far down visitors come counts once a day for each page. The 500 pages that were looked at longest.',
    errors: 'Errors of one class and message are one. Page and place are those of the last time.',
  } satisfies Record<ReportType, string>,
  show: 'Show the report',
  showing: 'Working it out…',
  nothing: 'Nothing in this time. Choose a longer one above, or take filters away.',
  step: (number: number) => `Step ${number}`,
  stepKind: (number: number) => `Kind of step ${number}`,
  kindsOfStep: { path: 'Page', event: 'Event' },
  stepHint:
    'A path such as /cart, or the name of an event. A * at the beginning or the end stands for anything.',
  up: (number: number) => `Step ${number} up`,
  down: (number: number) => `Step ${number} down`,
  removeStep: (number: number) => `Remove step ${number}`,
  addStep: 'Add a step',
  window: 'Minutes from each step to the next',
  goalKind: 'What counts',
  goal: 'Page or event',
  journeySteps: 'How many steps',
  startStep: 'Begins with',
  endStep: 'Ends with',
  anything: 'Empty for anything.',
  model: 'Who gets the credit',
  models: { 'first-click': 'The first source', 'last-click': 'The last source' },
  currency: 'Currency',
  currencyHint: 'A code such as EUR.',
  creditCurrency: 'In what it earned',
  creditCurrencyHint: 'A currency such as EUR. Empty for how many took the step.',
  fields: 'By what',
  chooseField: 'Choose one dimension at least.',
}

/** What the answers say. */
export const results = {
  value: 'Name',
  visitors: 'Visitors',
  visits: 'Visits',
  views: 'Page views',
  bounces: 'Bounces',
  time: 'Average visit',
  share: 'Of all',
  lost: 'Lost',
  median: 'Typically after',
  duration: (seconds: number | null) =>
    seconds === null ? '–' : durationOf(Math.round(seconds) * 1000).replace(/^0 ms$/, 'under 1 s'),
  percent,
  funnelSaid: ({ first, last, steps }: { first: number; last: number; steps: number }) =>
    first === 0
      ? 'Nobody took the first step in this time.'
      : `${visitors(first)} took the first step, ${count(last)} of them (${percent(last / first)}) all ${steps}.`,
  stepName: { path: 'Page', event: 'Event' },
  goalSaid: (num: number, total: number) =>
    total === 0
      ? 'Nobody came in this time.'
      : `${count(num)} of ${visitors(total)} (${percent(num / total)}) reached it.`,
  reached: 'Reached it',
  notReached: 'Did not',
  journeySaid: (many: number, way: string) => `Most visits go this way: ${way} (${visits(many)}).`,
  way: 'Way',
  retentionSaid({ came, again }: { came: number; again: number | null }) {
    if (came === 0) return 'Nobody came first in this time.'
    if (again === null) return `${visitors(came)} came first in this time, too lately to have come again.`
    const seen = again === 0 ? 'none was' : again === 1 ? '1 was' : `${count(again)} were`
    return `Of ${visitors(came)} who came first in this time, ${seen} seen again on the next day.`
  },
  recognizable: (known: number, all: number) =>
    known === all
      ? 'All of them keep their name on other days, so this is exact.'
      : known === 0
        ? 'None of them can be recognized on other days, as your privacy policy wants it: nobody could be seen coming again. Pages that call umami.identify() make it exact.'
        : `Exact over ${visitors(known)} of ${count(all)} who keep their name on other days. The others cannot be seen coming again.`,
  cohort: 'First here',
  day: (day: number) => `Day ${day}`,
  utm: {
    utm_source: 'Sources',
    utm_medium: 'Media',
    utm_campaign: 'Campaigns',
    utm_content: 'Contents',
    utm_term: 'Terms',
  } as Readonly<Record<string, string>>,
  utmSaid: (views: number, campaigns: number) =>
    views === 0
      ? 'No page view named a campaign in this time.'
      : `${count(views)} page views named a source, of ${campaigns === 1 ? 'one source' : `${count(campaigns)} different ones`}.`,
  none: 'None in this time.',
  attributed: {
    referrer: 'Other websites',
    paidAds: 'Advertisements',
    utm_source: 'UTM sources',
    utm_medium: 'UTM media',
    utm_campaign: 'UTM campaigns',
    utm_content: 'UTM contents',
    utm_term: 'UTM terms',
  } as Readonly<Record<string, string>>,
  attributionSaid: ({ times, of, inVisits }: { times: number; of: number; inVisits: number }) =>
    times === 0
      ? 'Nobody took the step in this time.'
      : `The step was taken ${times === 1 ? 'once' : `${count(times)} times`}, by ${visitors(of)} in ${visits(inVisits)}.`,
  earned: 'Earned',
  revenue: 'Revenue',
  sold: 'Times',
  payers: 'Visitors who paid',
  average: 'Average',
  arpu: 'Per visitor',
  overTime: 'Revenue over time',
  byCountry: 'By country',
  byCurrency: 'By currency',
  currency: 'Currency',
  country: 'Country',
  breakdown: 'Combinations',
  unknown: '–',
}

/** Reports that are kept. */
export const saved = {
  title: 'Saved reports',
  none: 'None yet.',
  save: 'Save',
  saveReport: 'Save this report',
  saveAsNew: 'Save as new',
  name: 'Name',
  description: 'Description',
  saving: 'Saving…',
  cancel: 'Cancel',
  done: 'The report was saved.',
  updated: 'The changes were saved.',
  remove: (name: string) => `Delete ${name}`,
  delete: 'Delete',
  sure: (name: string) => ({
    title: `Delete the report ${name}?`,
    text: 'What it was made of stays as it is.',
    action: 'Delete',
  }),
  deleted: 'The report was deleted.',
  more: (left: number) => `Show more of ${count(left)}`,
  gone: 'This report is gone. Choose another one.',
}
