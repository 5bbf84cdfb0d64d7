import { count } from '../../parts/amounts.ts'
import { durationOf } from './duration.ts'

const visits = (many: number) => (many === 1 ? '1 visit' : `${count(many)} visits`)

/** The visitors of a website. */
export const texts = {
  title: 'Visitors',
  lead: 'Who came, the last first.',
  figures: 'Figures of the visitors',
  names: {
    visitors: 'Visitors',
    visits: 'Visits',
    pageviews: 'Page views',
    events: 'Events',
    countries: 'Countries',
  },
  list: 'Visitors, the last first',
  none: 'Nobody came in this time.',
  who: 'Visitor',
  last: 'Last here',
  visits: 'Visits',
  views: 'Page views',
  events: 'Events',
  where: 'From',
  with: 'With',
  unknown: '–',
  period: 'How long a visitor is known again is up to the privacy policy of the website.',
  weekly: 'When they come',
  weeklySaid: ({ day, hour, many }: { day: string; hour: string; many: number }) =>
    many === 0
      ? 'Nobody came in this time.'
      : `Most come on ${day} at ${hour}: ${many === 1 ? '1 visitor' : `${count(many)} visitors`}.`,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  day: 'Day',
}

/** One visitor. */
export const visitor = {
  title: 'A visitor',
  back: 'All visitors',
  gone: 'There is no such visitor',
  goneHint:
    'Visitors are forgotten when the time is over for which the privacy policy of the website keeps them, or when they are erased.',
  facts: 'What is known',
  first: 'First here',
  last: 'Last here',
  visits: 'Visits',
  views: 'Page views',
  events: 'Events',
  time: 'Time on the website',
  duration: (seconds: number) => durationOf(seconds * 1000).replace(/^0 ms$/, '0 s'),
  from: 'From',
  with: 'With',
  screen: 'Screen',
  language: 'Language',
  known: 'Known as',
  id: 'Id',
  properties: 'Properties',
  noProperties: 'No page has told anything of this visitor by umami.identify().',
  property: 'Property',
  value: 'Value',
  told: 'Told',
  activity: 'What they did',
  noActivity: 'Nothing is kept of what this visitor did.',
  latest: 'The latest 500 page views and events are shown.',
  visit: (day: string, number: number) => `${day}, visit ${number}`,
  looked: 'Looked at',
  did: 'Did',
  recordings: 'Recordings',
  noRecordings: 'No visit of this visitor was recorded.',
  visitsOf: visits,
}

/** The events of a website. */
export const events = {
  title: 'Events',
  lead: 'What visitors did, and which pages they looked at.',
  often: 'How often they happen',
  overTime: 'Events over time',
  none: 'No event with a name in this time. Pages name what happens by data-umami-event or umami.track().',
  list: 'Page views and events, the newest first',
  noneListed: 'Nothing happened in this time.',
  what: 'What',
  where: 'Page',
  who: 'Visitor',
  when: 'When',
  from: 'From',
  with: 'With',
}
