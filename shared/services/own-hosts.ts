import { notConfigured } from '../kernel/errors.ts'
import type { Settings } from './settings.ts'

type Named = Pick<Settings, 'OWN_HOSTS' | 'PUBLIC_ORIGIN'>

/** The hosts that lead to this service itself. Background work has no `origin` and knows those of the settings alone. */
export const ownHosts = (settings: Named, origin: string): string[] => [
  ...new Set([origin, ...namesOf(settings)].filter((named) => named !== '').map(hostOf)),
]

/** Whether an origin is one of this service: on its own machine, or at a host that the operator named. */
export function isOwnOrigin(origin: string, settings: Named): boolean {
  const url = URL.parse(origin)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname) || ownHosts(settings, '').includes(url.host)
}

/**
 * Where links lead that others open, without a trailing slash: to `PUBLIC_ORIGIN`, else to the first of `OWN_HOSTS`, and never to the host that a request
 * names, because whoever sends one chooses it. Null where neither is set. Throws for an address that is none.
 */
export function publicOrigin(settings: Named): string | null {
  const [named] = namesOf(settings)
  return named === undefined ? null : new URL(withScheme(named)).origin
}

/** As `publicOrigin`, for work that is nothing without a link. Throws `not_configured`. */
export function requirePublicOrigin(settings: Named): string {
  const origin = publicOrigin(settings)
  if (origin !== null) return origin
  throw notConfigured({
    message:
      'This deployment does not know its own address, so it makes no links for others. Ask whoever runs it to set PUBLIC_ORIGIN.',
  })
}

const namesOf = ({ OWN_HOSTS, PUBLIC_ORIGIN }: Named): string[] =>
  `${PUBLIC_ORIGIN} ${OWN_HOSTS}`.split(/\s+/).filter((named) => named !== '')

/** Whoever writes an origin means its host. */
const hostOf = (named: string): string => new URL(withScheme(named)).host

const withScheme = (named: string): string => (named.includes('://') ? named : `https://${named}`)
