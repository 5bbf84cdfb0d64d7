import { isPublicAddress } from './addresses.ts'

export interface TargetPolicy {
  /** Lets loopback, private and internal hosts through; schemes and credentials stay checked. */
  allowPrivate: boolean
  /** Hosts (`name` or `name:port`) of this service itself. */
  ownHosts: readonly string[]
}

export type TargetVerdict = { ok: true; url: URL } | { ok: false; reason: string }

const internalSuffixes = [
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'home.arpa',
  'onion',
]
const webSchemes = new Set(['http:', 'https:'])

/**
 * Decides whether a page, redirect or subresource may be fetched on somebody's behalf. Takes an absolute address; returns the parsed URL,
 * or a reason as an English sentence without the address in it.
 *
 * The WHATWG URL parser has already turned decimal, octal, hexadecimal and short IPv4 forms into dotted ones, and lower-cased the host.
 * What it does not cover: a public name that resolves to a private address, at once or by rebinding. Nothing here resolves names;
 * hosted browsers rely on their network having no private side. Source: OWASP Server-Side Request Forgery Prevention Cheat Sheet; WHATWG URL, host parsing.
 */
export function checkTarget(address: string, { allowPrivate, ownHosts }: TargetPolicy): TargetVerdict {
  if (!URL.canParse(address)) return refuse('The address is not a valid absolute URL.')
  const url = new URL(address)
  if (!webSchemes.has(url.protocol)) return refuse('Only http and https addresses can be opened.')
  if (url.username !== '' || url.password !== '') {
    return refuse('The address must not carry a user name or password; use basicAuth instead.')
  }
  if (allowPrivate) return { ok: true, url }
  const host = bareHost(url.hostname)
  const literal = isPublicAddress(host)
  if (literal === false) return refuse('The address leads to a private, local or reserved network.')
  if (literal === undefined && isInternalName(host))
    return refuse('The address names a host of an internal network.')
  if (isOwn(url, ownHosts)) return refuse('The address belongs to this service itself.')
  return { ok: true, url }
}

const refuse = (reason: string): TargetVerdict => ({ ok: false, reason })

/** Without brackets and without the dot that ends a fully qualified name, which would dodge every comparison. */
function bareHost(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '')
}

/** A name without any dot can only be found by a search domain, which is never the public network. */
function isInternalName(host: string): boolean {
  if (!host.includes('.')) return true
  return internalSuffixes.some((suffix) => host.endsWith(`.${suffix}`))
}

function isOwn(url: URL, ownHosts: readonly string[]): boolean {
  const name = bareHost(url.hostname)
  return ownHosts.some((own) => {
    const parsed = new URL(`http://${own}`)
    return bareHost(parsed.hostname) === name
  })
}
