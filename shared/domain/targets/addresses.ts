import ipaddr from 'ipaddr.js'

/** RFC 6052 and RFC 8215 translation prefixes, and 6to4: an IPv4 address travels inside the IPv6 one. */
const embeddings: readonly { range: string; ipv4: (bytes: number[]) => number[] }[] = [
  { range: 'rfc6052', ipv4: (bytes) => bytes.slice(12, 16) },
  { range: '6to4', ipv4: (bytes) => bytes.slice(2, 6) },
]

/**
 * Tells whether an IP literal (IPv4 dotted, IPv6 without brackets) lies in the public unicast space; undefined when the text is no IP literal.
 * Loopback, private, link-local (with the metadata address 169.254.169.254), carrier-grade NAT, unique local (with fd00:ec2::254), multicast,
 * documentation and other reserved ranges are not public; an IPv4 address inside an IPv6 one counts as itself.
 * Source: IANA special-purpose address registries (RFC 6890), as classified by ipaddr.js.
 */
export function isPublicAddress(host: string): boolean | undefined {
  if (!ipaddr.isValid(host)) return undefined
  const address = ipaddr.process(host)
  const range = address.range()
  if (range === 'unicast') return true
  const embedding = embeddings.find((entry) => entry.range === range)
  if (!embedding) return false
  return isPublicAddress(embedding.ipv4(address.toByteArray()).join('.')) ?? false
}
