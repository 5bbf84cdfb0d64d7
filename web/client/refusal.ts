import { texts } from '../texts/en/client.ts'
import { comeBack } from './come-back.ts'

export interface Fault {
  path: string
  message: string
}

/** The error body of the service, as far as a page needs it. */
export interface ErrorBody {
  error?: string
  message?: string
  details?: unknown
  requestId?: string
}

/** What the service refused, in its own words. `details` name the fields that are meant; `retryAfter` is in seconds. Status 0: it was not reached. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly details: readonly Fault[]
  readonly requestId: string
  readonly retryAfter: number | undefined
  readonly body: ErrorBody
  readonly at = Date.now()

  constructor(status: number, body: ErrorBody, retryAfter?: number) {
    super(body.message || texts.notUnderstood)
    this.status = status
    this.code = body.error ?? 'unknown'
    this.details = Array.isArray(body.details) ? (body.details as Fault[]) : []
    this.requestId = body.requestId ?? ''
    this.retryAfter = retryAfter
    this.body = body
  }
}

/** Not there, or no id at all: for whoever looks it is the same. */
export const isGone = (error: unknown): boolean =>
  error instanceof Refusal && (error.status === 404 || error.status === 400)

/** Of a removal: somebody else was faster, and it is gone, as was wanted. Throws all else. */
export function unlessGone(error: unknown): undefined {
  if (!(error instanceof Refusal) || error.status !== 404) throw error
}

export const unreachable = () => new Refusal(0, { error: 'unreachable', message: texts.unreachable })

/** What to tell of a failure: the words of the service, of a limit with when it ends, or that the page itself failed. */
export function messageOf(error: unknown): string {
  if (error instanceof Refusal) return wordsOf(error)
  reportError(error)
  return texts.failed
}

function wordsOf({ message, retryAfter, at }: Refusal): string {
  if (retryAfter === undefined) return message
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`
  return `${sentence} ${comeBack(at + retryAfter * 1000, Date.now())}`
}
