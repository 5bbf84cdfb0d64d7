import { demoOf } from '../run/settings.ts'

/** The demo form of a product that runs on one machine; null elsewhere, where it is not served. */
export const demoForm = (place: Pick<Location, 'hostname' | 'origin'> = location): string | null =>
  demoOf(place) ?? null

/** Where cases are run: the page of runs, with the session and the chosen cases (none: all that are ready) behind the `#`. */
export function runAddress({
  sessionId,
  cases = [],
}: {
  sessionId: string
  cases?: readonly string[]
}): string {
  // A comma within an id is none between two.
  const chosen = encodeURIComponent(cases.map(encodeURIComponent).join(','))
  return `/run#session=${sessionId}${chosen && `&cases=${chosen}`}`
}
