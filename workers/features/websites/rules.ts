/**
 * The host name in what somebody typed as a domain: a bare name or a pasted address. Null when there is none.
 * Trackers compare it with `location.hostname`, so it is lower case, without port, and in ASCII form.
 */
export function hostOf(domain: string): string | null {
  const text = domain.trim()
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || !URL.canParse(address)) return null
  const { hostname, protocol, username } = new URL(address)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && hostname !== ''
    ? hostname
    : null
}
