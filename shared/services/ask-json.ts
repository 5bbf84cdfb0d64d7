import { retryAfterOf } from './retry-after.ts'

export interface JsonQuestion {
  url: string
  headers?: Record<string, string>
  /** Sent as JSON by POST; without it the address is read by GET. */
  body?: unknown
  timeoutMs: number
  mostBytes: number
}

/** A service that was asked gave no answer that can be used. The message is for logs: it holds nothing of the question, nor of the answer. */
export class ServiceFault extends Error {
  /** How long the service asks to be left alone, where it says so. */
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, { retryAfterSeconds }: { retryAfterSeconds?: number | undefined } = {}) {
    super(message)
    this.name = 'ServiceFault'
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * Asks a service of the operator's choice, and returns what its JSON says, which nobody has looked at yet. A redirect is no answer: it would carry the
 * key elsewhere. Throws `ServiceFault` for any other answer than JSON with status 200, one that is too large, and none in time.
 */
export async function askJson({ url, headers, body, timeoutMs, mostBytes }: JsonQuestion): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json', ...(body !== undefined && asJson), ...headers },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      redirect: 'manual',
      signal,
    })
    if (response.status !== 200) {
      await response.body?.cancel().catch(() => undefined)
      throw new ServiceFault(`The service answered with ${response.status}`, {
        retryAfterSeconds: retryAfterOf(response.headers.get('retry-after'), Date.now()),
      })
    }
    return parsed(await textUpTo(mostBytes, response.body))
  } catch (error) {
    if (error instanceof ServiceFault) throw error
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new ServiceFault(isLate ? 'The service did not answer in time' : 'The service cannot be reached')
  }
}

const asJson = { 'Content-Type': 'application/json' }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ServiceFault('The service answered with something else than JSON')
  }
}

async function textUpTo(most: number, stream: ReadableStream<Uint8Array> | null): Promise<string> {
  const decoder = new TextDecoder()
  let [text, length] = ['', 0]
  for await (const chunk of stream ?? []) {
    length += chunk.length
    // Leaving the loop cancels the rest.
    if (length > most) throw new ServiceFault(`The service answered with more than ${most} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
