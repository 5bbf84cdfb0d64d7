import type { CDPEvents, CDPSession } from '@cloudflare/puppeteer'
import { type Exchange, type Header, isTextType } from '../../../../shared/domain/evidence/exchange.ts'
import { addressOf } from '../../../../shared/domain/targets/check-answer.ts'

const bodyLimit = 64 * 1024
/** Bodies larger than this on the wire are not even asked for. */
const fetchLimit = 1024 * 1024
const allBodiesLimit = 4 * 1024 * 1024
const exchangeLimit = 2000

type Sent = CDPEvents['Network.requestWillBeSent']
type Received = CDPEvents['Network.responseReceived']

interface Open extends Exchange {
  /** Seconds of the browser's own clock, to which later events refer. */
  clockStart: number
  requestId: string
}

export interface NetworkRecorder {
  /** Records a tab, a frame with a process of its own, or a worker; what it is told is sent at once. */
  attach: (session: CDPSession) => Promise<void>
  /** Waits for bodies that are on their way, then hands over everything, oldest first. */
  finish: () => Promise<{ exchanges: Exchange[]; warnings: string[] }>
}

interface Recording {
  all: Open[]
  open: Map<string, Open>
  bodies: Set<Promise<void>>
  room: { bytes: number; left: number }
}

/** Records the traffic of the tabs of a case, http and https alike, with the browser's own clock and text bodies up to 64 KB. */
export function recordNetwork(): NetworkRecorder {
  // A request may begin in one process and end in another, so all sessions share what is open.
  const recording: Recording = {
    all: [],
    open: new Map(),
    bodies: new Set(),
    room: { bytes: allBodiesLimit, left: 0 },
  }
  const { all, bodies, room } = recording
  return {
    async attach(session) {
      listen(session, recording)
      await session.send('Network.enable')
    },
    async finish() {
      await Promise.race([Promise.all(bodies), new Promise((resolve) => setTimeout(resolve, 1000))])
      const warnings =
        room.left > 0 ? [`${room.left} requests beyond the first ${exchangeLimit} are not in the HAR.`] : []
      return { exchanges: all.toSorted((a, b) => a.startedAt - b.startedAt), warnings }
    },
  }
}

function listen(session: CDPSession, { all, open, bodies, room }: Recording): void {
  session.on('Network.requestWillBeSent', (event) => {
    const before = open.get(event.requestId)
    // The document of a frame is told of by the page around it and by the frame itself.
    if (before && !event.redirectResponse) return
    if (before && event.redirectResponse)
      close(before, event.timestamp, { response: responseOf(event.redirectResponse) })
    if (all.length >= exchangeLimit) {
      room.left++
      open.delete(event.requestId)
      return
    }
    const exchange = openExchange(event)
    open.set(event.requestId, exchange)
    all.push(exchange)
  })
  session.on('Network.responseReceived', (event) => {
    const exchange = open.get(event.requestId)
    if (exchange) exchange.response = responseOf(event.response)
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const exchange = open.get(requestId)
    if (!exchange) return
    close(exchange, timestamp, { encodedBytes: encodedDataLength })
    if (!isTextType(exchange.response?.mimeType ?? '') || encodedDataLength > fetchLimit || room.bytes <= 0)
      return
    const reading = readBody(session, exchange, room).finally(() => bodies.delete(reading))
    bodies.add(reading)
  })
  session.on('Network.loadingFailed', ({ requestId, timestamp, errorText, blockedReason }) => {
    const exchange = open.get(requestId)
    if (exchange)
      close(exchange, timestamp, { error: blockedReason ? `${errorText} (${blockedReason})` : errorText })
  })
}

function openExchange({ request, wallTime, timestamp, type, requestId }: Sent): Open {
  return {
    requestId,
    url: request.url + (request.urlFragment ?? ''),
    method: request.method,
    resourceType: (type ?? 'other').toLowerCase(),
    startedAt: wallTime * 1000,
    clockStart: timestamp,
    requestHeaders: headersOf(request.headers),
    ...(request.postData === undefined ? {} : { postData: request.postData.slice(0, bodyLimit) }),
  }
}

function close(exchange: Open, timestamp: number, rest: Partial<Exchange>): void {
  Object.assign(exchange, rest, {
    finishedAt: exchange.startedAt + Math.max(0, timestamp - exchange.clockStart) * 1000,
  })
}

function responseOf(response: Received['response']): NonNullable<Exchange['response']> {
  const serverAddress = addressOf(response)
  return {
    status: response.status,
    statusText: response.statusText,
    httpVersion: response.protocol ?? 'unknown',
    headers: headersOf(response.headers),
    mimeType: response.mimeType,
    fromCache: response.fromDiskCache ?? false,
    ...(serverAddress === undefined ? {} : { serverAddress }),
    ...(response.timing ? { timing: response.timing } : {}),
  }
}

/** The browser joins repeated headers with line breaks; each is its own header. */
function headersOf(headers: Record<string, string>): Header[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value.split('\n').map((part): Header => [name, part]),
  )
}

async function readBody(session: CDPSession, exchange: Open, room: { bytes: number }): Promise<void> {
  try {
    const { body, base64Encoded } = await session.send('Network.getResponseBody', {
      requestId: exchange.requestId,
    })
    const text = base64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body
    exchange.bodyLength = text.length
    const kept = text.slice(0, Math.min(bodyLimit, Math.max(0, room.bytes)))
    exchange.body = kept
    room.bytes -= kept.length
  } catch {
    // The document was replaced before its bodies could be read; the browser has dropped them.
  }
}
