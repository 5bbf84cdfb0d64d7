/** Milliseconds from the start of the request, or -1 where a phase did not happen; as the DevTools protocol's ResourceTiming. */
export interface ResourceTiming {
  dnsStart: number
  dnsEnd: number
  connectStart: number
  connectEnd: number
  sslStart: number
  sslEnd: number
  sendStart: number
  sendEnd: number
  receiveHeadersEnd: number
}

export type Header = readonly [name: string, value: string]

/** One request and what came of it, as a browser reports it. Times are milliseconds since the epoch. */
export interface Exchange {
  url: string
  method: string
  resourceType: string
  startedAt: number
  requestHeaders: readonly Header[]
  postData?: string
  response?: {
    status: number
    statusText: string
    httpVersion: string
    headers: readonly Header[]
    mimeType: string
    serverAddress?: string
    fromCache: boolean
    timing?: ResourceTiming
  }
  /** Bytes on the wire, headers included; absent while unknown. */
  encodedBytes?: number
  /** Text of the body, cut to what is kept. */
  body?: string
  /** Characters of the body before it was cut. */
  bodyLength?: number
  finishedAt?: number
  /** Why it failed or was refused, such as `net::ERR_CONNECTION_REFUSED`. */
  error?: string
}

/** False for what a page holds itself, such as `data:` addresses: it never was on the wire. */
export function isOnTheWire(url: string): boolean {
  return /^(?:https?|wss?):/i.test(url)
}

/** Only bodies of these types are kept; others are noted by size. */
export function isTextType(mimeType: string): boolean {
  return /^text\/|[/+](?:json|xml)\b|javascript|ecmascript|x-www-form-urlencoded|graphql/i.test(mimeType)
}
