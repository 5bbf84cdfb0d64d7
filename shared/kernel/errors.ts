/** One thing wrong with an input: `path` in dot notation (`testCases.0.title`), empty for the whole body. */
export interface ErrorDetail {
  path: string
  message: string
}

export interface ErrorOptions {
  message?: string
  details?: ErrorDetail[]
  /** Extra response headers, such as `Retry-After`. */
  headers?: Record<string, string>
}

/** A refusal that callers may see. Everything else that is thrown becomes a 500 with a fixed sentence. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly code: string
  readonly status: number
  readonly details: ErrorDetail[] | undefined
  readonly headers: Record<string, string>

  constructor(code: string, status: number, { message, details, headers = {} }: ErrorOptions) {
    super(message ?? code)
    this.code = code
    this.status = status
    this.details = details
    this.headers = headers
  }
}

/** What is documented of a refusal. */
export interface ErrorKind {
  readonly code: string
  readonly status: number
  readonly sentence: string
}

export interface ErrorDefinition extends ErrorKind {
  (options?: ErrorOptions): ServiceError
}

/**
 * Declares a refusal once: its stable code, HTTP status and default sentence. The returned factory makes the error to throw.
 * @example
 * export const websiteNotFound = defineError('websites.not_found', 404, 'Website not found')
 * throw websiteNotFound()
 */
export function defineError(code: string, status: number, sentence: string): ErrorDefinition {
  const make = (options: ErrorOptions = {}) =>
    new ServiceError(code, status, { message: sentence, ...options })
  return Object.assign(make, { code, status, sentence })
}

/** True for a {@link ServiceError}, also after RPC, where the class is lost but `name`, `code` and `status` survive. */
export function isServiceError(error: unknown): error is ServiceError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'name' in error &&
    error.name === 'ServiceError' &&
    'code' in error &&
    'status' in error
  )
}

const invalid = defineError('validation_failed', 400, 'The request is not valid')
/** Says place by place what is wrong; the message tells the first unless another is given. */
export const validationFailed = Object.assign(
  ({ details, ...options }: ErrorOptions & { details: ErrorDetail[] }) => {
    const [first] = details
    const message = first && `${first.path || 'body'}: ${first.message}`
    return invalid({ ...(message !== undefined && { message }), ...options, details })
  },
  { code: invalid.code, status: invalid.status, sentence: invalid.sentence } satisfies ErrorKind,
)
export const unauthenticated = defineError(
  'unauthenticated',
  401,
  'Sign in, or send a valid access token or access key',
)
export const forbidden = defineError('forbidden', 403, 'Your role does not allow this')
/** What is a person's own matter is closed to access keys. */
export const personNeeded = () =>
  forbidden({ message: 'This needs a person: an access key acts for one organization only' })
export const frontDoorNeeded = defineError(
  'front_door_needed',
  403,
  'This address is not open: use the one that `npm start` printed',
)
export const keyOfAnother = defineError(
  'access_keys.other_organization',
  403,
  'This access key belongs to another organization than the one that X-Organization-Id names. Leave the header out, or use a key of that organization.',
)
export const notFound = defineError('not_found', 404, 'Not found')
export const methodNotAllowed = defineError('method_not_allowed', 405, 'This method is not allowed here')
export const conflict = defineError('conflict', 409, 'The request conflicts with the present state')
export const idempotencyKeyReused = defineError(
  'idempotency.key_reused',
  409,
  'This Idempotency-Key belongs to another request. Send each new request with a key of its own.',
)
export const idempotencyInProgress = defineError(
  'idempotency.in_progress',
  409,
  'The first request with this Idempotency-Key is still running. Repeat it after Retry-After.',
)
export const idempotencyAnswerLost = defineError(
  'idempotency.answer_not_kept',
  409,
  'The first request with this Idempotency-Key succeeded, but its answer was too large to keep. Read what it made.',
)
export const idempotencyMadeGone = defineError(
  'idempotency.made_gone',
  409,
  'What the first request with this Idempotency-Key made was deleted since. To make it again, send the request with a key of its own.',
)
/** Everything that an Idempotency-Key may be refused with. */
export const idempotencyRefusals = [
  idempotencyKeyReused,
  idempotencyInProgress,
  idempotencyAnswerLost,
  idempotencyMadeGone,
]
export const payloadTooLarge = defineError('payload_too_large', 413, 'The request body is too large')
export const unsupportedMediaType = defineError(
  'unsupported_media_type',
  415,
  'This media type is not supported here',
)
export const rateLimited = defineError('rate_limited', 429, 'Too many requests')
export const internal = defineError('internal', 500, 'Something went wrong on our side. Please try again.')
export const notImplemented = defineError('not_implemented', 501, 'Not implemented')
export const notConfigured = defineError('not_configured', 501, 'This deployment is not set up for this')
export const upstreamFailed = defineError('upstream_failed', 502, 'A service we depend on failed')
export const timedOut = defineError('timeout', 504, 'The work took too long')
