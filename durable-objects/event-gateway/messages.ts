import type { ExecutionStatus } from '../../shared/kernel/events.ts'

/** What may be followed. Its name among everything that is followed is its topic. */
export type Followable = { executionId: string } | { websiteId: string }

/** What a client may say. */
export type ClientMessage =
  | { action: 'subscribe'; of: Followable; afterSeq: number | undefined }
  | { action: 'unsubscribe'; of: Followable }
  | { action: 'ping' }

export interface SocketError {
  type: 'error'
  error: string
  message: string
  executionId?: string
  websiteId?: string
}

export type Subscribed =
  | { type: 'subscribed'; executionId: string; status: ExecutionStatus; lastSeq: number }
  | { type: 'subscribed'; websiteId: string }

/** What a gateway says beside events. */
export type ServerMessage = { type: 'pong' } | Subscribed | SocketError

export type Parsed = { ok: true; message: ClientMessage } | { ok: false; error: SocketError }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const websitePrefix = 'website/'

export const topicOf = (of: Followable): string =>
  'websiteId' in of ? websitePrefix + of.websiteId : of.executionId

export const followableOf = (topic: string): Followable =>
  topic.startsWith(websitePrefix) ? { websiteId: topic.slice(websitePrefix.length) } : { executionId: topic }

/** Reads one text frame. Unknown fields are ignored, so that clients may add their own. */
export function parseMessage(text: string): Parsed {
  const given = parseObject(text)
  if (!given) return refuse('validation_failed', 'A message must be one JSON object')
  const { action, afterSeq } = given
  if (action === 'ping') return { ok: true, message: { action } }
  if (action !== 'subscribe' && action !== 'unsubscribe') {
    return refuse('sockets.unknown_action', 'action must be subscribe, unsubscribe or ping')
  }
  const named = readNamed(given)
  if ('type' in named) return { ok: false, error: named }
  if (action === 'unsubscribe') return { ok: true, message: { action, of: named } }
  if (afterSeq === undefined || afterSeq === null || 'websiteId' in named)
    return { ok: true, message: { action, of: named, afterSeq: undefined } }
  if (isCount(afterSeq)) return { ok: true, message: { action, of: named, afterSeq } }
  return refuse('validation_failed', 'afterSeq must be a whole number of 0 or more', named)
}

/** Every id that was ever given out is a UUID; nothing else is worth looking up. */
function readNamed({ executionId, websiteId }: Record<string, unknown>): Followable | SocketError {
  if (websiteId === undefined) {
    if (typeof executionId !== 'string')
      return socketError('validation_failed', 'executionId must be a string')
    return uuid.test(executionId) ? { executionId } : notFound({ executionId: executionId.slice(0, 100) })
  }
  if (executionId !== undefined)
    return socketError('validation_failed', 'Either executionId or websiteId must be given, not both')
  if (typeof websiteId !== 'string') return socketError('validation_failed', 'websiteId must be a string')
  const id = websiteId.toLowerCase()
  return uuid.test(id) ? { websiteId: id } : notFound({ websiteId: websiteId.slice(0, 100) })
}

export const notFound = (of: Followable): SocketError =>
  'websiteId' in of
    ? socketError('websites.not_found', 'There is no such website', of)
    : socketError('executions.not_found', 'There is no such execution', of)

export function socketError(error: string, message: string, of?: Followable): SocketError {
  return { type: 'error', error, message, ...of }
}

function refuse(error: string, message: string, of?: Followable): Parsed {
  return { ok: false, error: socketError(error, message, of) }
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
