import { Resolver, lookup } from 'node:dns/promises'

/**
 * Looks names up as this machine does, or by asking `server` (`address` or `address:port`) alone. Throws when a name is unknown.
 * @param {string} [server]
 * @returns {(host: string) => Promise<{ address: string, family: number }[]>}
 */
export function resolverOf(server) {
  if (server === undefined) return (host) => lookup(host, { all: true })
  const resolver = new Resolver({ timeout: 5_000, tries: 2 })
  resolver.setServers([server])
  return async (host) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    if (four.status === 'rejected' && six.status === 'rejected') throw four.reason
    const of = ({ value = [] }, family) => value.map((address) => ({ address, family }))
    return [...of(four, 4), ...of(six, 6)]
  }
}
