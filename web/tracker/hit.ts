/** What is told of a page; pages may put into it, or take out of it, whatever they want. */
export type Payload = Record<string, unknown>

/** Functions are not written down, so what a hit can do stays in this page. */
export interface Hit {
  type: string
  eventId: string
  payload: Payload
  /** It could not be sent at once, so it has to say when it happened: in seconds. */
  wait?: () => number
}

/** A body of 64 KB is refused, and is what browsers send at most after a page is gone. */
const isTooLong = (text: string) => new Blob([text]).size > 60_000

/** Makes a hit of what is told, of which it keeps a copy. Throws where no request could hold it, or it cannot be written down. Takes the time in milliseconds. */
export function newHit(type: string, payload: unknown, now: number): Hit {
  // It tells hits apart and opens nothing, so it need not be hard to guess; `crypto.randomUUID` is missing on pages that came by plain http.
  const eventId = 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    ((Math.random() * 16) | 0).toString(16),
  )
  const text = JSON.stringify({ type, eventId, payload })
  // No text is no JSON, so it throws.
  const hit = JSON.parse(isTooLong(text) ? '' : text) as Hit
  hit.wait = () => (hit.payload['timestamp'] ??= Math.round(now / 1000)) as number
  return hit
}

/** Takes from the front of a list what one request may hold. Returns these hits and the body of the request. */
export function takeBatch(waiting: Hit[], cache?: string): [batch: Hit[], body: string] {
  let count = 10
  const write = () => JSON.stringify(waiting.slice(0, count).map((hit) => ({ cache, ...hit })))
  while (count > 1 && isTooLong(write())) count--
  const body = write()
  return [waiting.splice(0, count), body]
}

/** Adds to the hits that waited before; none that is older than a day stays, and of many the newest. */
export const addWaiting = (written: string, more: readonly Hit[], now: number): Hit[] =>
  [...(JSON.parse(written) as Hit[]), ...more]
    .filter(({ wait, payload }) => (wait?.() ?? (payload['timestamp'] as number)) > now / 1000 - 86_400)
    .slice(-50)
