// Part of a script in pages (`socket-guard/`): operators only, no method and no iterator, because page scripts can replace those.

/**
 * Names that are none of the public network: IANA's special-use domain names (RFC 6761 and after, `arpa` as a whole), those that ICANN keeps from being
 * given out (internal, corp, home, mail), those of private networks (RFC 6762, appendix G), and what resolvers add by default. `.example` is
 * in the registry, too, and stays allowed: it leads to nobody, and documents and tests need names that look public.
 */
export const internalNames: readonly string[] = [
  'alt',
  'arpa',
  'corp',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'mail',
  'onion',
  'private',
  'test',
]

/** A name without any dot can only be found by a search domain, which is never the public network. */
export function isInternalName(host: string): boolean {
  for (let at = 0; at < internalNames.length; at++) if (isBelow(host, internalNames[at] ?? '')) return true
  for (let at = 0; at < host.length; at++) if (host[at] === '.') return false
  return true
}

/** Every resolver has to lead these to the machine itself (RFC 6761, 6.3), and so do browsers. */
export const isLocalhost = (host: string): boolean => isBelow(host, 'localhost')

/** Whether a name is another one or below it. */
function isBelow(host: string, name: string): boolean {
  const from = host.length - name.length
  if (from < 0 || (from > 0 && host[from - 1] !== '.')) return false
  for (let at = 0; at < name.length; at++) if (host[from + at] !== name[at]) return false
  return true
}
