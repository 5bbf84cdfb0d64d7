import type { ExecutionStatus } from '../../shared/kernel/events.ts'

/** What a client may say. */
export type ClientMessage =
  | { action: 'subscribe'; executionId: string; afterSeq: number | undefined }
  | { action: 'unsubscribe'; executionId: string }
  | { action: 'ping' }

export interface SocketError {
  type: 'error'
  error: string
  message: string
  executionId?: string
}

export interface Subscribed {
  type: 'subscribed'
  executionId: string
  status: ExecutionStatus
  lastSeq: number
}

/** What a gateway says beside events. */
export type ServerMessage = { type: 'pong' } | Subscribed | SocketError

export type Parsed = { ok: true; message: ClientMessage } | { ok: false; error: SocketError }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Reads one text frame. Unknown fields are ignored, so that clients may add their own. */
export function parseMessage(text: string): Parsed {
  const given = parseObject(text)
  if (!given) return refuse('validation_failed', 'A message must be one JSON object')
  const { action, executionId, afterSeq } = given
  if (action === 'ping') return { ok: true, message: { action } }
  if (action !== 'subscribe' && action !== 'unsubscribe') {
    return refuse('sockets.unknown_action', 'action must be subscribe, unsubscribe or ping')
  }
  if (typeof executionId !== 'string') return refuse('validation_failed', 'executionId must be a string')
  // Every id that was ever given out is a UUID; nothing else is worth looking up.
  if (!uuid.test(executionId)) return { ok: false, error: executionNotFound(executionId.slice(0, 100)) }
  if (action === 'unsubscribe') return { ok: true, message: { action, executionId } }
  if (afterSeq === undefined || afterSeq === null)
    return { ok: true, message: { action, executionId, afterSeq: undefined } }
  if (isCount(afterSeq)) return { ok: true, message: { action, executionId, afterSeq } }
  return refuse('validation_failed', 'afterSeq must be a whole number of 0 or more', executionId)
}

export function executionNotFound(executionId: string): SocketError {
  return { type: 'error', error: 'executions.not_found', message: 'There is no such execution', executionId }
}

export function socketError(error: string, message: string, executionId?: string): SocketError {
  return { type: 'error', error, message, ...(executionId !== undefined && { executionId }) }
}

function refuse(error: string, message: string, executionId?: string): Parsed {
  return { ok: false, error: socketError(error, message, executionId) }
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
