import type { Properties } from './properties.ts'

export const hitTypes = ['event', 'identify', 'performance', 'engagement', 'error'] as const
export type HitType = (typeof hitTypes)[number]

/** What a page reported of itself, checked and cut to size. An event without `name` is a page view. */
export interface HitPayload {
  url?: string
  title?: string
  referrer?: string
  hostname?: string
  language?: string
  screen?: string
  name?: string
  specialEventName?: string
  tag?: string
  data?: Properties
  session?: Properties
  /** Who the page says the visitor is. */
  id?: string
  /** When it happened, in seconds since the epoch, where it could not be sent at once. */
  timestamp?: number
  consent?: true
  /** Web vitals: milliseconds, but for the last, which is a score. */
  lcp?: number
  inp?: number
  fcp?: number
  ttfb?: number
  cls?: number
  /** For how many milliseconds the page was looked at since it was told last. */
  engaged?: number
  /** How far down the page was seen, in percent. */
  scroll?: number
}

/** Who a server says it speaks for. It never travels: visitors are named before. */
export interface HitSender {
  address?: string
  userAgent?: string
  country?: string
}

/** A collect request that holds what it must. */
export interface Hit {
  type: HitType
  websiteId: string
  /** The client's own name for the hit, by which a repeat is recognised. */
  eventId: string | null
  /** What the last answer handed out, where no header can carry it. */
  cache: string | null
  payload: HitPayload
  /** Heeded only beside an access key, because anybody can write it. */
  sender?: HitSender
}

/** What the request itself tells of its sender. The network address is not among it. */
export interface HitClient {
  userAgent?: string
  language?: string
  country?: string
  region?: string
  city?: string
  timezone?: string
  doNotTrack?: true
  globalPrivacyControl?: true
}

/** Why a hit does not count, where that is known when it comes. */
export type RefusalReason =
  | 'bot'
  | 'ip_blocked'
  | 'country_blocked'
  | 'path_blocked'
  | 'hostname_blocked'
  | 'referrer_spam'
  | 'dnt'
  | 'gpc'
  | 'no_consent'
  | 'clock'

/** A hit as it was accepted. `receivedAt` in milliseconds since the epoch, and so is `at`, when it happened, where that was before. */
export interface AcceptedHit {
  eventId: string
  websiteId: string
  /** Links the hits of one loaded page. Chosen at random and handed to the client in `cache`. */
  visitId: string
  receivedAt: number
  at?: number
  /** A name of 16 hexadecimal digits; none where visitors could not be told apart. `isLasting`: it is the same on other days. */
  visitor?: string
  isLasting?: true
  /** Set for a hit that is counted as dropped. */
  dropped?: RefusalReason
  type: HitType
  payload: HitPayload
  client: HitClient
}

/**
 * The hits that one send brought to the queue, of any websites: a queue bills messages, and a hundred hits that came together are one.
 * `commitId` names the message, so that whoever gets it twice counts it once.
 */
export interface HitMessage {
  version: 2
  commitId: string
  hits: AcceptedHit[]
}

/** A message as it was sent before, with one hit. */
export interface SingleHitMessage extends AcceptedHit {
  version: 1
}
