import type { Watcher } from '../../shared/db/tables/identity.ts'

/** How many executions and websites one socket may follow at a time. Executions that are over do not count. */
export const maxFollowed = 50

/** A client's message is a short JSON object; anything longer is refused before it is parsed. */
const maxMessageUnits = 4096

/**
 * What may wait in memory for clients that do not read. The platform does not tell how much of what was sent is still
 * waiting, so silence is the measure of lag: what was sent since a client was last heard from. The sockets of a gateway
 * share one budget, within bounds. Clients that read also ping; one that was dropped goes on where it stopped.
 */
const unheardBudget = 96_000_000
const leastUnheard = 512_000
const mostUnheard = 4_000_000

/** What is sent over one socket at most, so that one that pings without ever reading cannot fill the memory either. */
const mostSent = 32_000_000

/** True when a client lags too far behind to be sent anything more. What comes next does not count: one frame always fits, however long. */
export function isSlow({
  sent,
  unheard,
  sockets,
}: {
  sent: number
  unheard: number
  sockets: number
}): boolean {
  const share = Math.min(mostUnheard, Math.max(leastUnheard, unheardBudget / sockets))
  return unheard > share || sent > mostSent
}

/** Close codes of RFC 6455 and the IANA registry. */
export const closeCodes = {
  normal: 1000,
  unsupportedData: 1003,
  policyViolation: 1008,
  messageTooBig: 1009,
  internal: 1011,
  tryAgainLater: 1013,
  unauthorized: 3000,
  forbidden: 3003,
}

export interface Closing {
  code: number
  reason: string
}

/** Better a closed socket, which its client opens again with what it has by then, than one that sees less than it thinks. */
export const signInEnded: Closing = {
  code: closeCodes.unauthorized,
  reason: 'The sign-in has ended. Sign in, connect again and go on with afterSeq.',
}

/** What it followed it may not see any more, and nothing else is left. */
export const accessEnded: Closing = {
  code: closeCodes.forbidden,
  reason: 'You may not see any more what this socket followed.',
}

/** The text of a frame, or why it ends the connection before it is read. */
export function readFrame(frame: string | ArrayBuffer): { text: string } | Closing {
  if (typeof frame !== 'string')
    return { code: closeCodes.unsupportedData, reason: 'Only text frames are understood' }
  if (frame.length <= maxMessageUnits) return { text: frame }
  return { code: closeCodes.messageTooBig, reason: `A message has at most ${maxMessageUnits} characters` }
}

/** Messages a client may send at once, and how fast that allowance returns. */
const burst = 200
const perSecond = 50

/** A token bucket: how many messages are left, and since when. */
export interface Allowance {
  left: number
  at: number
}

export const fullAllowance = (now: number): Allowance => ({ left: burst, at: now })

/** The allowance after one more message; `left` below zero means the client sends too fast. */
export function spend({ left, at }: Allowance, now: number): Allowance {
  const regained = (Math.max(0, now - at) / 1000) * perSecond
  return { left: Math.min(burst, left + regained) - 1, at: now }
}

/** What a socket that ends itself is told when it could not be brought level. */
export const unreadable: Closing = {
  code: closeCodes.internal,
  reason: 'Events could not be read. Connect again and go on with afterSeq.',
}

/**
 * From which of these cursors below `front` a topic is read next. Clients that are behind by different lengths are served in turn: first those beyond
 * `readUpTo`, where the last read ended, then the furthest back again. Null when nobody is behind.
 */
export function nextInTurn(
  cursors: readonly number[],
  { front, readUpTo }: { front: number; readUpTo: number },
): number | null {
  const behind = cursors.filter((cursor) => cursor < front).sort((a, b) => a - b)
  return behind.find((cursor) => cursor > readUpTo) ?? behind[0] ?? null
}

/** Says to a gateway who opens a socket; set by `api` alone. */
export const watcherHeader = 'x-tracewright-watcher'

/** How long a watcher's right to see an organization's executions is taken for granted. */
export const admittedMs = 60_000

/** What is kept about a socket through hibernation, in its attachment (16,384 bytes at most; 50 entries take about 3,000). */
export interface SocketState {
  /** UTF-16 units sent so far, and how many of them before the client was last heard from. */
  sent: number
  sentWhenHeard: number
  heardAt: number
  /** Who opened it; null for a visitor. */
  watcher: Watcher | null
  /** For each followed topic the number of the last event sent. */
  cursors: [topic: string, cursor: number][]
}
