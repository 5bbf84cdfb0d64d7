import { count } from '../../parts/amounts.ts'

/** What happens at the moment. */
export const texts = {
  title: 'Realtime',
  lead: 'The last half hour, as it happens.',
  connections: {
    connecting: 'Connecting…',
    live: 'Live',
    polling: 'Asked every few seconds: no live connection can be had here.',
    lost: 'The connection was lost. It is being made again; what is shown may be old.',
  },
  figures: 'Figures of the last half hour',
  visitors: 'Visitors',
  views: 'Page views',
  events: 'Events',
  countries: 'Countries',
  overTime: 'Each minute of the last half hour',
  minute: 'Minute',
  ago: (minutes: number) => (minutes === 0 ? 'now' : `−${minutes} min`),
  quiet: 'Nobody came in the last half hour. As soon as somebody does, it is shown here.',
  said: ({ views, most, at }: { views: number; most: number; at: string }) =>
    views === 0
      ? 'Nobody looked at a page in the last half hour.'
      : `${count(views)} page views in the last half hour; the most in one minute: ${count(most)} (${at}).`,
  pages: 'Pages',
  page: 'Page',
  times: 'Views and events',
  referrers: 'Where they come from',
  referrer: 'Referrer',
  places: 'Countries',
  country: 'Country',
  none: 'Nothing yet.',
  latest: 'Latest',
  came: 'Came to the website',
  looked: 'Looked at',
  did: 'Did',
  updated: (at: string) => `As of ${at}`,
}
