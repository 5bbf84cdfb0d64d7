import { isIP } from 'node:net'
import { isLoopbackAddress, isPublicAddress } from '../../../shared/domain/targets/addresses.ts'
import { refusalOf } from '../../../shared/domain/targets/judge-host.ts'
import { isLocalhost } from '../../../shared/domain/targets/names.ts'

const loopback = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

/**
 * The addresses that a connection to `host` may be made to, under the policy that also judges what is written in an address (`judge-host.ts`). A name is looked up
 * once, here, and nobody asks for it again, so it cannot lead elsewhere between the look and the connection. Empty when none is left; throws what `resolve` throws.
 *
 * Where private targets are allowed, this service may be named as what it is, for its demo form (interception says which of its pages); a name of somebody else that
 * leads to it is refused. By no name and no address anybody is led to the ports of this machine that are `closed`.
 * @param {{ host: string, port: number }} target host without brackets
 * @param {{ policy: import('../../../shared/domain/targets/judge-host.ts').HostPolicy, closed: () => Promise<number[]>, resolve: (host: string) => Promise<{ address: string, family: number }[]> }} by
 * @returns {Promise<{ address: string, family: number }[]>}
 */
export async function reachable({ host, port }, { policy, closed, resolve }) {
  const addresses = await judged({ host, port }, { policy, resolve })
  if (!addresses.some(isHere) || !(await closed()).includes(port)) return addresses
  return addresses.filter((each) => !isHere(each))
}

const isHere = ({ address }) => isLoopbackAddress(address)

async function judged({ host, port }, { policy, resolve }) {
  // A zone (RFC 4007) names an interface of this machine, which nobody may choose.
  if (host.includes('%')) return []
  const refused = (name) => refusalOf({ host: name, port: String(port) }, policy) !== undefined
  const isOpen = policy.allowPrivate && (isPublicAddress(host) !== undefined || isLocalhost(host))
  if (!isOpen && refused(host)) return []
  if (isIP(host) !== 0) return [{ address: host, family: isIP(host) }]
  // No resolver has to be asked for it (RFC 6761, 6.3).
  if (isLocalhost(host)) return loopback
  const addresses = await resolve(host)
  return addresses.filter(({ address }) => !refused(address))
}
