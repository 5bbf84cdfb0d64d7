import { newName } from './new-name.ts'
import type { Recorded } from './recorded.ts'
import { type Visit, isRefused, keepVisit, session } from './visit.ts'

const most = { events: 100, bytes: 400_000, waiting: 5 }
/** A request with more bytes than this is never taken. */
const longest = 950_000
/** What a browser sends for a page that is gone, at most. */
const keptAlive = 60_000
const waitMs = 5000

interface Chunk {
  body: string
  isUnderWay: boolean
}

/**
 * Sends what is recorded: when there are many events, or after some seconds. A chunk that could not be sent waits, and keeps its name and number; `stop` is called where there is no use
 * in going on.
 */
export class Sender {
  readonly #endpoint: string
  readonly #visit: Visit
  readonly #told: (address: string) => string
  readonly #stop: () => void
  #texts: string[] = []
  #bytes = 0
  #timer: unknown
  #isSending = false
  #waiting: Chunk[] = []

  constructor(
    endpoint: string,
    { visit, told, stop }: { visit: Visit; told: (address: string) => string; stop: () => void },
  ) {
    this.#endpoint = endpoint
    this.#visit = visit
    this.#told = told
    this.#stop = stop
  }

  add(event: Recorded): void {
    const text = JSON.stringify(event)
    const bytes = new TextEncoder().encode(text).length
    if (bytes > longest) return this.#stop()
    if (this.#bytes + bytes > longest) void this.#flush()
    this.#texts.push(text)
    this.#bytes += bytes
    if (this.#texts.length >= most.events || this.#bytes >= most.bytes) void this.#flush()
    else this.#timer ??= setTimeout(() => this.#flush(), waitMs)
  }

  /** The page may be gone in a moment. */
  leave(): void {
    this.#cut()
    let room = keptAlive
    for (const chunk of this.#waiting.filter(({ isUnderWay }) => !isUnderWay)) {
      const isSmall = chunk.body.length <= room
      if (isSmall) room -= chunk.body.length
      void this.#post(chunk, isSmall)
    }
  }

  /** Nothing of what waits is sent any more. */
  forget(): void {
    clearTimeout(this.#timer as number)
    this.#texts = []
    this.#waiting = []
  }

  /** One after the other, so that chunks come in order and a server in trouble gets no more of them. */
  async #flush(): Promise<void> {
    if (isRefused()) return this.forget()
    this.#cut()
    if (this.#isSending) return
    this.#isSending = true
    while (this.#waiting[0] && !isRefused() && (await this.#post(this.#waiting[0], false)));
    this.#isSending = false
  }

  /** Makes a chunk of what there is. */
  #cut(): void {
    clearTimeout(this.#timer as number)
    this.#timer = undefined
    if (this.#texts.length === 0) return
    const { website, token, n } = this.#visit
    const page = { url: this.#told(location.href), hostname: location.hostname, consent: session().consent }
    const payload = { website, timestamp: Math.floor(Date.now() / 1000), ...page, n }
    const names = { type: 'record', eventId: newName(), cache: token }
    const open = (part: object) => JSON.stringify(part).slice(0, -1)
    const body = `${open(names)},"payload":${open(payload)},"events":[${this.#texts.join(',')}]}}`
    this.#texts = []
    this.#bytes = 0
    this.#visit.n++
    this.#visit.lastAt = Date.now()
    keepVisit(this.#visit)
    this.#waiting.push({ body, isUnderWay: false })
    if (this.#waiting.length > most.waiting) this.#stop()
  }

  async #post(chunk: Chunk, keepalive: boolean): Promise<boolean> {
    chunk.isUnderWay = true
    // Text, and no header of ours: anything else would cost a preflight.
    const request = { method: 'POST', body: chunk.body, keepalive, credentials: 'omit' as const }
    const answer = await fetch(this.#endpoint, request).catch(() => null)
    chunk.isUnderWay = false
    if (!answer || answer.status === 429 || answer.status >= 500) return false
    this.#waiting = this.#waiting.filter((each) => each !== chunk)
    if (!answer.ok) this.#stop()
    return answer.ok
  }
}
