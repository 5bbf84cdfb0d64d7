import { count } from '../../parts/amounts.ts'
import type { FigureName } from '../../areas/analytics/website/changes.ts'
import type { Dimension, List } from '../../areas/analytics/website/dimensions.ts'
import type { Operator } from '../../areas/analytics/website/operators.ts'
import type { RangeId, Unit } from '../../areas/analytics/parts/range.ts'
import { durationOf } from './duration.ts'

const percent = (share: number) => `${Math.round(share * 100)} %`
const signed = (text: string, value: number) => `${value > 0 ? '+' : value < 0 ? '−' : '±'}${text}`

const dimensions: Readonly<Record<Dimension, string>> = {
  path: 'Path',
  entry: 'Entry',
  exit: 'Exit',
  title: 'Title',
  domain: 'Referrer',
  channel: 'Channel',
  utmSource: 'UTM source',
  utmCampaign: 'UTM campaign',
  browser: 'Browser',
  os: 'System',
  device: 'Device',
  screen: 'Screen',
  country: 'Country',
  region: 'Region',
  city: 'City',
  language: 'Language',
  event: 'Event',
}

const operators: Readonly<Record<Operator, string>> = {
  eq: ':',
  neq: ' is not',
  c: ' contains',
  dnc: ' does not contain',
  s: ' begins with',
  ns: ' does not begin with',
  re: ' matches',
  nre: ' does not match',
}

export const texts = {
  range: 'Range',
  ranges: {
    today: 'Today',
    '24h': 'Last 24 hours',
    '7d': 'Last 7 days',
    '30d': 'Last 30 days',
    '90d': 'Last 90 days',
    year: 'This year',
  } satisfies Record<RangeId, string>,
  inZone: (timezone: string) => `Days begin in ${timezone}.`,
  update: 'Update',
  updating: 'Updating…',
  active: (many: number) =>
    many === 0
      ? 'Nobody is there now'
      : many === 1
        ? '1 visitor is there now'
        : `${count(many)} visitors are there now`,
  filters: 'Filters',
  chip: ({ name, value, isBeginning }: { name: Dimension; value: string; isBeginning: boolean }) =>
    `${dimensions[name]}${isBeginning ? ' begins with' : ':'} ${value}`,
  condition: (name: string, operator: Operator, value: string) => `${name}${operators[operator]} ${value}`,
  remove: (filter: string) => `${filter}. Remove this filter`,
  removeAll: 'Remove all filters',
  figures: 'Figures',
  names: {
    visitors: 'Visitors',
    visits: 'Visits',
    pageviews: 'Page views',
    bounceRate: 'Bounce rate',
    duration: 'Average visit',
  } satisfies Record<FigureName, string>,
  valueOf: (name: FigureName, value: number | null) =>
    value === null
      ? '–'
      : name === 'bounceRate'
        ? percent(value)
        : name === 'duration'
          ? durationOf(Math.round(value) * 1000).replace(/^0 ms$/, '0 s')
          : count(value),
  changeOf: (name: FigureName, change: number | null) =>
    change === null
      ? ''
      : name === 'bounceRate'
        ? signed(`${Math.abs(Math.round(change * 100))} points`, Math.round(change * 100))
        : signed(percent(Math.abs(change)), Math.round(change * 100)),
  withoutVisitor: (many: number) =>
    `${many === 1 ? '1 of the page views belongs to no visitor: it' : `${count(many)} of the page views belong to no visitor: they`} happened before this website was added, or came after the salt by which visitors of that time are told apart was destroyed.`,
  compared: 'Compared with the previous period of the same length.',
  notCompared: 'Nobody came in the previous period, so there is nothing to compare with.',
  overTime: 'Page views and visitors',
  units: { hour: 'Hour', day: 'Day', month: 'Month' } satisfies Record<Unit, string>,
  nothing: 'Nobody came in this time.',
  most: ({ pageviews, at }: { pageviews: number; at: string }) =>
    `The most page views: ${count(pageviews)} (${at}).`,
  lists: {
    pages: 'Pages',
    sources: 'Sources',
    devices: 'Devices',
    places: 'Places',
    events: 'Events',
  } satisfies Record<List, string>,
  dimensions,
  listOf: (list: string) => `${list} by`,
  visitors: 'Visitors',
  only: (name: string, many: number) =>
    `${name} ${many === 1 ? '1 visitor' : `${count(many)} visitors`}. Show only these`,
  all: (name: string, many: number) =>
    `${name} ${many === 1 ? '1 visitor' : `${count(many)} visitors`}, shown alone. Show all again`,
  empty: 'Nothing in this time.',
  more: 'Show more',
  channels: {
    direct: 'Direct',
    referral: 'Links on other websites',
    affiliate: 'Affiliates',
    sms: 'Text messages',
    email: 'E-mail',
    llm: 'AI assistants',
    paidAds: 'Paid ads',
    organicSearch: 'Search',
    paidSearch: 'Paid search',
    organicSocial: 'Social networks',
    paidSocial: 'Paid social',
    organicShopping: 'Shopping sites',
    paidShopping: 'Paid shopping',
    organicVideo: 'Video sites',
    paidVideo: 'Paid video',
  } as Readonly<Record<string, string>>,
  devices: {
    desktop: 'Desktop',
    mobile: 'Phone',
    tablet: 'Tablet',
    tv: 'TV',
  } as Readonly<Record<string, string>>,
  // By the names of detect-browser, which finds them out.
  browsers: {
    chrome: 'Chrome',
    'chromium-webview': 'Chrome (in an app)',
    crios: 'Chrome (iOS)',
    edge: 'Edge (before 2020)',
    'edge-chromium': 'Edge',
    'edge-ios': 'Edge (iOS)',
    firefox: 'Firefox',
    fxios: 'Firefox (iOS)',
    safari: 'Safari',
    ios: 'Safari (iOS)',
    'ios-webview': 'Safari (in an app)',
    samsung: 'Samsung Internet',
    opera: 'Opera',
    'opera-mini': 'Opera Mini',
    silk: 'Silk',
    yandexbrowser: 'Yandex Browser',
    ie: 'Internet Explorer',
    android: 'Android Browser',
    miui: 'Mi Browser',
    facebook: 'Facebook (in the app)',
    instagram: 'Instagram (in the app)',
  } as Readonly<Record<string, string>>,
  installTitle: 'Waiting for the first visit',
}
