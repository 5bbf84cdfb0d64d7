import { readUuid } from '../../shared/domain/tracker/uuid.ts'
import { type ServiceError, validationFailed } from '../../shared/kernel/errors.ts'
import { type Call, take } from './accept-hit.ts'
import { refusalFrom } from './answers.ts'
import { parseBody, readBody } from './read-body.ts'
import { sessionIdOf } from './session-id.ts'

/** Umami's bodies, answer for answer (src/app/api/send/route.ts, src/app/api/batch/route.ts, src/lib/response.ts), so that a page made for its tracker can stay as it is. */

const botAnswer = { beep: 'boop' }
const codes: Record<number, string> = {
  400: 'bad-request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
}

interface Answer {
  status: number
  body: object
  cache?: string
}

/** The error body of its trackers and clients. */
export const umamiError = ({ status, message, details }: ServiceError) => ({
  error: {
    message: message === 'There is no website with this id' ? 'Website not found.' : message,
    code: codes[status] ?? (status >= 500 ? 'server-error' : 'bad-request'),
    status,
    ...(details && { details }),
  },
})

async function answerTo(raw: unknown, call: Call, key: string | null): Promise<Answer> {
  const { hit, answer } = await take(raw, call, key)
  if (hit.dropped === 'bot') return { status: 200, body: botAnswer }
  if (hit.dropped === 'ip_blocked')
    return { status: 403, body: { error: { message: 'Forbidden', code: 'forbidden', status: 403 } } }
  const body = { cache: answer.cache, sessionId: sessionIdOf(hit), visitId: hit.visitId }
  return { status: 200, body, cache: answer.cache }
}

/** One hit. */
export async function umamiSend(call: Call): Promise<Answer> {
  const key = call.request.headers.get('idempotency-key')
  return answerTo(parseBody(await readBody(call.request)), call, key)
}

/** As many as Umami takes. All have to fit one body. */
const mostInBatch = 500

/** Each may have to be looked up. */
const mostWebsites = 10

const hasName = (hit: unknown) => readUuid((hit as { eventId?: unknown } | null)?.eventId) !== null
const websiteOf = (hit: unknown) => (hit as { payload?: { website?: unknown } } | null)?.payload?.website

/** Several hits, each of which is taken or refused by itself. */
export async function umamiBatch(call: Call): Promise<Answer> {
  const given = parseBody(await readBody(call.request))
  if (!Array.isArray(given) || given.length > mostInBatch) {
    const message = `Must be a list of at most ${mostInBatch} hits`
    throw validationFailed({ message, details: [{ path: '', message }] })
  }
  const websites = new Set(given.map(websiteOf))
  if (websites.size > mostWebsites) {
    const message = `Must be hits of at most ${mostWebsites} websites`
    throw validationFailed({ message, details: [{ path: '', message }] })
  }
  const key = call.request.headers.get('idempotency-key')
  const answers = await Promise.all(
    given.map((raw, index) =>
      answerTo(raw, call, key === null ? null : `${key}#${index}`).catch((error: unknown): Answer => {
        const refusal = refusalFrom(error, call.requestId)
        return { status: refusal.status, body: umamiError(refusal) }
      }),
    ),
  )
  const failed = answers.flatMap(({ status, body }, index) =>
    status >= 400 ? [{ index, response: body }] : [],
  )
  // Where each hit has a name all may be sent again: what was taken is known by it.
  const later = answers.find(({ status }) => status >= 500)
  if (later && (failed.length === answers.length || key !== null || given.every(hasName))) return later
  const cache = answers.find((answer) => answer.cache !== undefined)?.cache
  return {
    status: 200,
    body: {
      size: given.length,
      processed: given.length - failed.length,
      errors: failed.length,
      details: failed,
      ...(cache !== undefined && { cache }),
    },
  }
}
