import { cutText } from '../../tracker/cut-text.ts'
import type { AcceptedHit, HitPayload } from '../../tracker/hit.ts'
import { type AnalyticsEvent, type EventKind, type TextColumn, eventKinds } from '../event.ts'
import { channelOf } from './channels.ts'
import { addressOf, readPage, readReferrer } from './read-address.ts'
import { readBrowser } from './read-browser.ts'

/** What a column keeps of a text, in characters; after Umami's FIELD_LENGTH (src/lib/constants.ts). JSON that is cut is none. */
const longest: Partial<Record<TextColumn, number>> = { path: 500, query: 500, referrer: 500, data: Infinity }
const longestElse = 255

/** Reads an accepted hit as the event that is kept: who and where by its browser, its page and its sender, in words, '' for what is unknown. */
export function describeEvent(hit: AcceptedHit): AnalyticsEvent {
  const { payload, client, visitor = '', isLasting = false } = hit
  const url = addressOf(payload.url)
  const hostname = payload.hostname ?? ''
  const page = { ...readPage(url), ...readReferrer(addressOf(payload.referrer), hostname) }
  const texts: Record<string, string | undefined> = {
    ...readBrowser(client.userAgent ?? ''),
    ...page,
    channel: channelOf(page),
    ...placeOf(client),
    language: payload.language ?? client.language?.split(/[,;]/, 1)[0]?.replace('*', ''),
    screen: payload.screen,
    hostname,
    title: payload.title,
    tag: payload.tag,
    distinctId: payload.id,
    event: nameOf(payload),
    data: dataOf(hit),
  }
  return {
    at: hit.at ?? hit.receivedAt,
    kind: kindOf(hit),
    visitor,
    isLasting,
    texts: Object.fromEntries(
      Object.entries(texts)
        .filter((entry): entry is [TextColumn, string] => Boolean(entry[1]))
        .map(([name, text]) => [name, cutText(text, longest[name] ?? longestElse)]),
    ),
    value: payload.engaged ?? 0,
  }
}

const nameOf = ({ name, specialEventName }: HitPayload) => name ?? specialEventName

const kindOf = ({ type, payload }: AcceptedHit): EventKind =>
  type === 'event' ? eventKinds[nameOf(payload) === undefined ? 'pageview' : 'event'] : eventKinds[type]

/** Regions are named as in ISO 3166-2. */
function placeOf({ country, region, city }: AcceptedHit['client']) {
  return { country, region: region && country ? `${country}-${region}` : undefined, city }
}

const measured = ['lcp', 'inp', 'fcp', 'ttfb', 'cls', 'scroll'] as const

/** What a developer sent with an event or tells of a visitor, or what was measured, as JSON. */
function dataOf({ payload }: AcceptedHit): string | undefined {
  const given = payload.data || payload.session ? { ...payload.session, ...payload.data } : undefined
  const entries = measured.flatMap((name) => (payload[name] === undefined ? [] : [[name, payload[name]]]))
  const data: object = given ?? Object.fromEntries(entries)
  return Object.keys(data).length === 0 ? undefined : JSON.stringify(data)
}
