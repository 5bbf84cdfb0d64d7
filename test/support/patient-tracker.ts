import { setTimeout as sleep } from 'node:timers/promises'
import { browserAgent } from './browser-agent.ts'

/** A hit as its page knows it: the name by which a repeat is recognised, and what it tells. */
export interface NamedHit {
  eventId: string
  payload: object
  /** The visit that it is of, where its sender was told that. */
  cache?: string
}

/** Where and how it is sent: alone, named in its body or by a header, in Umami's words, or with others; or as a chunk of a recording. */
export type Door = 'body' | 'header' | 'umami' | 'batch' | 'record'

export interface Parcel {
  door: Door
  hits: readonly NamedHit[]
}

/** What a client can say afterwards, repeats included: how many hits it was told were taken, and how many may have been taken without a word. */
export interface Account {
  taken: number
  unanswered: number
}

const paths = {
  body: '/api/collect',
  header: '/api/collect',
  umami: '/api/send',
  batch: '/api/batch',
  record: '/api/record',
}

/**
 * Sends a parcel again under the same names until all of it is taken, as a tracker does, and notes in `account` what it heard. Nobody hears of what was cut
 * off; where nobody listened nothing was sent. A refusal is an error: a crash must not be one.
 */
export async function sendUntilTaken(
  origin: () => string,
  { door, hits }: Parcel,
  account: Account,
): Promise<void> {
  const type = door === 'record' ? 'record' : 'event'
  const events = hits.map(({ eventId, ...hit }) =>
    door === 'header' ? { type, ...hit } : { type, eventId, ...hit },
  )
  const headers = {
    'user-agent': browserAgent,
    ...(door === 'header' && { 'idempotency-key': hits[0]?.eventId ?? '' }),
  }
  const request = { method: 'POST', headers, body: JSON.stringify(door === 'batch' ? events : events[0]) }
  for (;;) {
    const answer = await answerTo(`${origin()}${paths[door]}`, request)
    if (answer.status === 200 || answer.status === 202) {
      const { processed, errors } = { processed: 1, errors: 0, ...(JSON.parse(answer.text) as object) }
      if (errors > 0 || processed !== hits.length) throw new Error(`Not all was taken: ${answer.text}`)
      account.taken += hits.length
      return
    }
    if (answer.status >= 400 && answer.status < 500) throw new Error(`Refused: ${answer.text}`)
    if (answer.status !== nobody) account.unanswered += hits.length
    await sleep(50)
  }
}

/** Nobody listened, and nobody answered. */
const [nobody, silence] = [-1, 0]

async function answerTo(url: string, request: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, request)
    return { status: response.status, text: await response.text() }
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    return { status: cause?.code === 'ECONNREFUSED' ? nobody : silence, text: '' }
  }
}
