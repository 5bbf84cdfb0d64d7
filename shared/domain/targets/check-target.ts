import { type HostAndPort, refusalOf } from './judge-host.ts'
import { isOwnDemo } from './own-demo.ts'

export interface TargetPolicy {
  /** Lets loopback, private and internal hosts through; schemes and credentials stay checked, and so does this service itself. */
  allowPrivate: boolean
  /** Hosts (`name` or `name:port`) of this service itself. Where private targets are allowed, its host on another port is another service. */
  ownHosts: readonly string[]
}

export type TargetVerdict = { ok: true; url: URL } | { ok: false; reason: string }

const webSchemes = new Set(['http:', 'https:'])

/**
 * Decides whether a page, redirect or subresource may be fetched on somebody's behalf. Takes an absolute address; returns the parsed URL,
 * or a reason as an English sentence without the address in it.
 *
 * The WHATWG URL parser has already turned decimal, octal, hexadecimal and short IPv4 forms into dotted ones, and lower-cased the host.
 * What it does not cover: a public name that resolves to a private address, at once or by rebinding. Nothing here resolves names; where a browser tells
 * who answered, {@link checkAnswer} decides. Source: OWASP Server-Side Request Forgery Prevention Cheat Sheet; WHATWG URL, host parsing.
 */
export function checkTarget(address: string, policy: TargetPolicy): TargetVerdict {
  if (!URL.canParse(address)) return refuse('The address is not a valid absolute URL.')
  const url = new URL(address)
  if (!webSchemes.has(url.protocol)) return refuse('Only http and https addresses can be opened.')
  if (url.username !== '' || url.password !== '') {
    return refuse('The address must not carry a user name or password; use basicAuth instead.')
  }
  if (isOwnDemo(url, policy)) return { ok: true, url }
  const reason = refusalOf({ host: url.hostname, port: url.port }, hostPolicy(policy))
  return reason === undefined ? { ok: true, url } : refuse(reason)
}

/** What decides about hosts alone, parsed once. */
export const hostPolicy = ({ allowPrivate, ownHosts }: TargetPolicy) => ({
  allowPrivate,
  own: ownHosts.map(hostAndPort),
})

const refuse = (reason: string): TargetVerdict => ({ ok: false, reason })

function hostAndPort(own: string): HostAndPort {
  const { hostname, port } = new URL(`http://${own}`)
  return { host: hostname, port }
}
