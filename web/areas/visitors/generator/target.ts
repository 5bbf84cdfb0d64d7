const own = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The demo form of a product that runs on one machine; null elsewhere, where it is not served. */
export const demoForm = ({ hostname, origin }: Pick<Location, 'hostname' | 'origin'> = location):
  | string
  | null => (own.has(hostname) ? `${origin}/demo` : null)

/** Where cases are run: the page of runs, with the session, the chosen cases (none: all that are ready) and the address to begin at behind the `#`. */
export function runAddress({
  sessionId,
  cases = [],
  target = '',
}: {
  sessionId: string
  cases?: readonly string[]
  target?: string
}) {
  const chosen = cases.length > 0 ? `&cases=${cases.map(encodeURIComponent).join(',')}` : ''
  return `/run#session=${sessionId}${chosen}${target && `&url=${encodeURIComponent(target)}`}`
}
