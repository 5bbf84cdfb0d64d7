import { createHmac } from 'node:crypto'
import ipaddr from 'ipaddr.js'

/**
 * What a network address is counted and stored as: a keyed hash, so that no address is kept. IPv6 counts by /64,
 * because one household holds that many; IPv4-mapped IPv6 counts as the IPv4 address it is.
 */
export function addressKeyOf(address: string | null, secret: string): string {
  return createHmac('sha256', `address:${secret}`).update(networkOf(address)).digest('base64url').slice(0, 22)
}

function networkOf(address: string | null): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4' ? parsed.toString() : `${parsed.toByteArray().slice(0, 8).join('.')}/64`
}
