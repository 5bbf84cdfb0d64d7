import { type Hit, type Payload, addWaiting, newHit, takeBatch } from './hit.ts'
import { safely } from './safely.ts'
import { beforeSend, endpoint, fetchCredentials, wanted, website } from './settings.ts'

const queue = 'tracewright.queue'

let storage: Record<string, string> = {}
// It throws where a page may have none.
try {
  storage = localStorage as unknown as typeof storage
} catch {}

let waiting: Hit[] = []
let timer: unknown
let stopped = !wanted
/** False where the visitor does not want to be counted. */
export let agreed: boolean | undefined
export let cache: string | undefined

/** Each hit from now on says that the visitor agreed; or nothing more is sent, what waits included. */
export const consent = (given: boolean): void => {
  agreed = given
  if (!given) {
    stopped = true
    delete storage[queue]
  }
}

const isStopped = () => stopped || storage['umami.disabled']

/** Takes a hit, unless the page thinks better of it. A page view goes at once, and with it what happened in that moment. */
export function send(type: string, payload: Payload | null | undefined | false): void {
  if (isStopped() || !payload) return
  const filter = (window as unknown as Record<string, (type: string, payload: unknown) => unknown>)[
    beforeSend
  ]
  let given: unknown = { website, consent: agreed, ...payload }
  if (filter) given = filter(type, given)
  if (!given) return
  const hit = newHit(type, given, Date.now())
  waiting.push(hit)
  if (type === 'event' && !hit.payload['name']) void flush()
  else timer ??= setTimeout(flush, 1000)
}

/** Sends what waits; by beacon when the page is about to go. */
export const flush = safely(async (leaves?: unknown): Promise<void> => {
  clearTimeout(timer as number)
  timer = undefined
  if (isStopped()) return
  const beacon = leaves === true || document.hidden
  if (!beacon) waiting = [...restored(), ...waiting]
  if (!waiting[0]) return
  if (!navigator.onLine) return keep()
  const [batch, body] = takeBatch(waiting, cache)
  if (beacon) {
    if (!navigator.sendBeacon(endpoint, body)) keep(batch)
    return flush(leaves)
  }
  // Text, and no header of ours: anything else would cost a preflight.
  const request = {
    method: 'POST',
    body,
    keepalive: true,
    credentials: fetchCredentials as RequestCredentials,
  }
  const response = await fetch(endpoint, request).catch(() => null)
  if (!response || response.status === 429 || response.status > 499) return keep(batch)
  const answer = (await response.json()) as { cache?: string; disabled: boolean }
  cache = answer.cache ?? cache
  stopped ||= answer.disabled
  // One request after the other: whoever cannot take the first gets no more of them.
  if (!timer) return flush()
})

/** Takes out what waits in the storage, and adds to it. */
function restored(more: Hit[] = []): Hit[] {
  const kept = storage[queue] ?? '[]'
  delete storage[queue]
  return addWaiting(kept, more, Date.now())
}

/** What could not be sent waits with all that came after it. */
function keep(failed: Hit[] = []) {
  const hits = restored([...failed, ...waiting.splice(0)])
  if (!isStopped()) storage[queue] = JSON.stringify(hits)
}
