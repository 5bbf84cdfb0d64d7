import type { Properties } from './properties.ts'

export type HitType = 'event' | 'identify'

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
}

/** A collect request that holds what it must. */
export interface Hit {
  type: HitType
  websiteId: string
  /** The client's own name for the hit, by which a repeat is recognised. */
  eventId: string | null
  payload: HitPayload
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

/** A hit as it travels on the queue. `receivedAt` in milliseconds since the epoch. */
export interface HitMessage {
  version: 1
  eventId: string
  websiteId: string
  /** Links the hits of one loaded page. Chosen at random and handed to the client in `cache`. */
  visitId: string
  receivedAt: number
  type: HitType
  payload: HitPayload
  client: HitClient
}
