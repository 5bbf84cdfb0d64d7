import { count } from '../../parts/amounts.ts'
import type { Percentile, Rating, Vital } from '../../areas/analytics/reports/results/vitals.ts'
import { durationOf } from './duration.ts'

const times = (many: number) => (many === 1 ? 'once' : `${count(many)} times`)
const visitors = (many: number) => (many === 1 ? '1 visitor' : `${count(many)} visitors`)

const shorts: Readonly<Record<Vital, string>> = {
  lcp: 'LCP',
  inp: 'INP',
  cls: 'CLS',
  fcp: 'FCP',
  ttfb: 'TTFB',
}
const names: Readonly<Record<Vital, string>> = {
  lcp: 'Largest Contentful Paint',
  inp: 'Interaction to Next Paint',
  cls: 'Cumulative Layout Shift',
  fcp: 'First Contentful Paint',
  ttfb: 'Time to First Byte',
}
const ratings: Readonly<Record<Rating, string>> = {
  good: 'Good',
  fair: 'Needs improvement',
  poor: 'Poor',
}
const score = new Intl.NumberFormat('en', { maximumFractionDigits: 3 })
const seconds = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** A value of a vital: a score, or a time that is exact enough to tell good from poor. */
const valueOf = (vital: Vital, value: number): string =>
  vital === 'cls'
    ? score.format(value)
    : value < 1000
      ? `${Math.round(value)} ms`
      : `${seconds.format(value / 1000)} s`

/** How fast pages are. */
export const performance = {
  metric: 'Told over time and by page',
  names,
  shorts,
  hints: {
    lcp: 'Until the largest thing in the window is there.',
    inp: 'Until the page answers a click or a key.',
    cls: 'How far things jump while they are looked at.',
    fcp: 'Until the first thing is there.',
    ttfb: 'Until the first byte of the page has come.',
  } satisfies Record<Vital, string>,
  ratings,
  valueOf,
  said(rated: ReadonlyMap<Rating | null, readonly Vital[]>): string {
    const listed = (rating: Rating | null, word: string) => {
      const own = rated.get(rating)
      return own ? `${word}: ${own.map((vital) => shorts[vital]).join(', ')}.` : ''
    }
    const parts = [
      listed('good', ratings.good),
      listed('fair', ratings.fair),
      listed('poor', ratings.poor),
      listed(null, 'Not measured'),
    ]
    return parts.filter(Boolean).join(' ')
  },
  none: 'Nothing was measured in this time. Pages measure how fast they are where their snippet says data-performance="true".',
  notMeasured: 'Not measured',
  boundsOf: (vital: Vital, { good, poor }: { good: number; poor: number }) =>
    `Good up to ${valueOf(vital, good)}, poor beyond ${valueOf(vital, poor)}`,
  othersOf: (vital: Vital, { p50, p95 }: { p50: number; p95: number }) =>
    `Half: ${valueOf(vital, p50)} · 19 of 20: ${valueOf(vital, p95)}`,
  measurements: (many: number) => (many === 1 ? '1 measurement' : `${count(many)} measurements`),
  vitals: 'What three of four measurements are at most',
  overTime: (vital: Vital) => `${names[vital]} over time`,
  percentiles: {
    p50: 'Half',
    p75: 'Three of four',
    p95: 'Nineteen of twenty',
  } satisfies Record<Percentile, string>,
  heads: { p50: 'Half', p75: '3 of 4', p95: '19 of 20' } satisfies Record<Percentile, string>,
  pages: (vital: Vital) => `${names[vital]} by page`,
  page: 'Page',
  many: 'Measurements',
  rating: 'Is',
}

/** For how long and how far down pages are read. */
export const engagement = {
  said: ({ each, depth }: { each: number | null; depth: number | null }) =>
    each === null
      ? 'Nobody looked at a page in this time.'
      : `A page is looked at for ${time(each)} on average${depth === null ? '' : `, and down to ${percent(depth)} of it`}.`,
  time,
  percent: (depth: number | null) => (depth === null ? '–' : percent(depth)),
  pages: 'Pages, those that were looked at longest first',
  page: 'Page',
  views: 'Page views',
  all: 'Looked at in all',
  each: 'Each time',
  depth: 'How far down',
  readers: 'Readers',
}

function time(value: number | null): string {
  if (value === null) return '–'
  const milliseconds = Math.round(value) * 1000
  return milliseconds === 0 && value > 0 ? 'under 1 s' : milliseconds === 0 ? '0 s' : durationOf(milliseconds)
}
const percent = (depth: number) => `${Math.round(depth)} %`

/** Which errors happen on pages. */
export const errors = {
  limit: 'How many at most',
  said({
    different,
    shown,
    most,
  }: {
    different: number
    shown: number
    most: { count: number; visitors: number }
  }) {
    const many = different === 1 ? 'One error' : `${count(different)} different errors`
    const first = different > shown ? `The ${count(shown)} most frequent of ${many}` : many
    const worst = `${times(most.count)}, to ${visitors(most.visitors)}`
    return different === 1
      ? `${first}, which happened ${worst}.`
      : `${first}. The most frequent happened ${worst}.`
  },
  none: 'No page told of an error in this time.',
  table: 'Errors, the most frequent first',
  error: 'Error',
  times: 'Times',
  visitors: 'Visitors',
  first: 'First',
  last: 'Last',
  where: 'on ',
}
