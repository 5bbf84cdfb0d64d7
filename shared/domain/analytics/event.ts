/** What an event is, as it is kept: append only. Pageviews and custom events have Umami's numbers (src/lib/constants.ts, EVENT_TYPE). */
export const eventKinds = {
  pageview: 1,
  event: 2,
  performance: 5,
  identify: 10,
  engagement: 11,
  error: 12,
} as const
export type EventKind = (typeof eventKinds)[keyof typeof eventKinds]

/** What is known of each event in words, '' where nothing is: first of the visitor, then of the event. Names as in Umami's read API where it has one. */
export const textColumns = [
  'browser',
  'os',
  'device',
  'screen',
  'language',
  'country',
  'region',
  'city',
  'distinctId',
  'hostname',
  'path',
  'query',
  'title',
  'referrer',
  'domain',
  'channel',
  'utmSource',
  'utmMedium',
  'utmCampaign',
  'utmContent',
  'utmTerm',
  'clickId',
  'tag',
  'event',
  'data',
] as const
export type TextColumn = (typeof textColumns)[number]

/**
 * One event of a website. `at` in milliseconds since the epoch. `visitor` is a name in 16 hexadecimal digits, '' for one who could not be told apart; `isLasting` says that the
 * name is the same on other days, too. `texts` holds what is not ''. `value` is what was measured, in the unit of its kind: of an engagement milliseconds.
 */
export interface AnalyticsEvent {
  at: number
  kind: EventKind
  visitor: string
  isLasting: boolean
  texts: Partial<Record<TextColumn, string>>
  value: number
}
