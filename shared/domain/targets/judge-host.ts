// Part of a script in pages (`socket-guard/`): operators only, no method and no iterator, because page scripts can replace those.
import { isLoopbackAddress, isPublicAddress, isSameIpv4 } from './addresses.ts'
import { isInternalName, isLocalhost } from './names.ts'

export interface HostPolicy {
  /** Lets loopback, private and internal hosts through. */
  allowPrivate: boolean
  /** This service itself. */
  own: readonly HostAndPort[]
}

export interface HostAndPort {
  /** As URLs write it, in lower case. */
  host: string
  /** Empty where the scheme says it. */
  port: string
}

/** Says why nobody may be led to a host, as an English sentence without the host in it; undefined when anybody may. */
export function refusalOf(target: HostAndPort, { allowPrivate, own }: HostPolicy): string | undefined {
  const host = bareHost(target.host)
  if (!allowPrivate) {
    const literal = isPublicAddress(host)
    if (literal === false) return 'The address leads to a private, local or reserved network.'
    if (literal === undefined && isInternalName(host))
      return 'The address names a host of an internal network.'
  }
  for (let at = 0; at < own.length; at++) {
    const one = own[at]
    // A machine of one's own serves others on its other ports; a name in the public network is ours as a whole.
    if (
      one &&
      isSameMachine(bareHost(one.host), host) &&
      (!allowPrivate || isSamePort(one.port, target.port))
    )
      return 'The address belongs to this service itself.'
  }
  return undefined
}

function isSameMachine(one: string, other: string): boolean {
  return one === other || (isSelf(one) && isSelf(other)) || isSameIpv4(one, other)
}

const isSelf = (host: string): boolean => isLocalhost(host) || isLoopbackAddress(host)

function isSamePort(own: string, port: string): boolean {
  return own === '' ? port === '' || port === '80' || port === '443' : own === port
}

/** Without brackets and without the dots that end a fully qualified name, which would dodge every comparison. */
function bareHost(host: string): string {
  let end = host.length
  while (end > 0 && host[end - 1] === '.') end--
  const bracketed = host[0] === '[' && host[end - 1] === ']'
  let bare = ''
  for (let at = bracketed ? 1 : 0; at < (bracketed ? end - 1 : end); at++) bare += host[at]
  return bare
}
