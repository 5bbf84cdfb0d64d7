import ipaddr from 'ipaddr.js'
import { isbot } from 'isbot'
import { addressOf } from '../../shared/domain/analytics/reading/read-address.ts'
import type { Hit, HitClient, RefusalReason } from '../../shared/domain/tracker/hit.ts'
import type { SiteEntry, SitePrivacy, SiteRules } from '../../shared/domain/tracker/site-entry.ts'

const minuteMs = 60_000
/** How far the clock of a sender may run ahead, and how long a tracker may keep what it could not send: a day, and another for clocks. */
const earliestMs = 2 * 24 * 60 * minuteMs
const latestMs = 5 * minuteMs

export interface Arrived {
  hit: Hit
  client: HitClient
  address: string | null
  /** A server says that the visitor is at this address; where that is it has to say itself. */
  isNamed?: true
  receivedAt: number
}

/** When a hit happened, in milliseconds since the epoch: no later than it came; null for a time that cannot be believed. */
export function happenedAt({
  hit: { payload },
  receivedAt,
}: Pick<Arrived, 'hit' | 'receivedAt'>): number | null {
  if (payload.timestamp === undefined) return receivedAt
  const at = payload.timestamp * 1000
  return at < receivedAt - earliestMs || at > receivedAt + latestMs ? null : Math.min(at, receivedAt)
}

/** Why a hit does not count, if so: the first reason that holds. */
export function refusalOf({ privacy, rules }: SiteEntry, arrived: Arrived): RefusalReason | undefined {
  const { hit, client, address } = arrived
  const { payload } = hit
  const reasons: [RefusalReason, () => boolean][] = [
    ['bot', () => isbot(client.userAgent)],
    ['dnt', () => privacy.respectDnt && client.doNotTrack === true],
    ['gpc', () => privacy.respectGpc && client.globalPrivacyControl === true],
    ['no_consent', () => privacy.requireConsent && payload.consent !== true],
    ['ip_blocked', () => isWithin(address, networksOf(rules))],
    ['country_blocked', () => isShutOut(privacy, arrived)],
    ['path_blocked', () => rules.blockedPaths.some((pattern) => fits(pathOf(payload.url), pattern))],
    ['hostname_blocked', () => !isAllowed(rules.allowedHostnames, payload.hostname ?? '')],
    ['referrer_spam', () => rules.blockedReferrers.some((host) => isBelow(hostOf(payload.referrer), host))],
    ['clock', () => happenedAt(arrived) === null],
  ]
  return reasons.find(([, holds]) => holds())?.[0]
}

/** Of an address that a server names only the server knows the country: where it does not say, it may be one of those that are shut out. */
const isShutOut = (
  { blockedCountries }: SitePrivacy,
  { client: { country }, isNamed }: Pick<Arrived, 'client' | 'isNamed'>,
) =>
  blockedCountries.length > 0 &&
  (country === undefined ? isNamed === true : blockedCountries.includes(country))

const pathOf = (url: string | undefined) => addressOf(url)?.pathname ?? ''
const hostOf = (url: string | undefined) => addressOf(url)?.hostname ?? ''

const isAllowed = (patterns: readonly string[], hostname: string) =>
  patterns.length === 0 || patterns.some((pattern) => fits(hostname.toLowerCase(), pattern.toLowerCase()))

/** `*` stands for anything. Found by parts, because a pattern made into an expression could take for ever. */
function fits(text: string, pattern: string): boolean {
  const [head = '', ...parts] = pattern.split('*')
  const tail = parts.pop()
  if (tail === undefined) return text === head
  if (!text.startsWith(head)) return false
  let at = head.length
  for (const part of parts) {
    const found = text.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return text.length - tail.length >= at && text.endsWith(tail)
}

const isBelow = (host: string, blocked: string) => host === blocked || host.endsWith(`.${blocked}`)

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number]

/** Networks are read once for each entry that was looked up; they were checked when they were given. */
const networks = new WeakMap<SiteRules, Network[]>()

function networksOf(rules: SiteRules): Network[] {
  let known = networks.get(rules)
  if (!known) networks.set(rules, (known = rules.blockedIps.map(networkOf)))
  return known
}

function networkOf(text: string): Network {
  if (text.includes('/')) return ipaddr.parseCIDR(text)
  const address = ipaddr.process(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

function isWithin(address: string | null, blocked: readonly Network[]): boolean {
  if (blocked.length === 0 || address === null || !ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return blocked.some(([range, bits]) => parsed.kind() === range.kind() && parsed.match(range, bits))
}
