import { actorName, type Context } from '../../../../shared/kernel/context.ts'
import {
  idempotencyAnswerLost,
  idempotencyInProgress,
  idempotencyKeyReused,
} from '../../../../shared/kernel/errors.ts'
import type { Operation } from '../../../../shared/kernel/operation.ts'
import { sealBytes, unsealBytes } from '../../../../shared/services/sealing.ts'
import { signingSecret } from '../../../../shared/services/signing.ts'
import { logError } from '../../../../shared/services/log.ts'
import { holdBody } from './hold-body.ts'
import { idempotencyKeyOf, keyHashOf, mostBytes, requestHash } from './rules.ts'
import { type Claim, type Earlier, claim, keep, release } from './store.ts'

const keptHeaders = ['content-type', 'content-disposition', 'location']

interface Asked {
  operation: Operation
  input: unknown
  request: Request
}

/**
 * Answers a request by `work`; a repeat under the same Idempotency-Key gets the first answer. What was refused or failed, and what sets
 * cookies, is not kept: it may be tried again under the same key. What only reads and answers too much to keep is done again. Throws a conflict for
 * another request under the key, and while the first is running.
 */
export async function answerOnce(
  context: Context,
  { operation, input, request }: Asked,
  work: () => Promise<Response>,
): Promise<Response> {
  const key = idempotencyKeyOf(operation, context)
  if (key === null) return work()
  // Before anything is done: an answer that cannot be sealed cannot be kept.
  signingSecret(context.services.settings)
  const organizationId = context.tenant?.organizationId ?? ''
  const mine: Claim = {
    caller: callerOf(context),
    keyHash: keyHashOf(key),
    operation: operation.id,
    requestHash: await requestHash(secretOf(context, key), operation, { input, request, organizationId }),
    startedAt: context.now(),
  }
  const earlier = await claim(context, mine)
  if (earlier) return replay(context, { key, mine, earlier, operation }, work)
  try {
    // A body that breaks off while it is held is a failure like any other.
    const { response, bytes } = await holdBody(await work())
    await settle(context, { key, mine, response, bytes, operation })
    return response
  } catch (error) {
    await release(context, mine)
    throw error
  }
}

interface Done {
  key: string
  mine: Claim
  operation: Operation
  response: Response
  /** Its body; null for one that is too long to hold. */
  bytes: Uint8Array<ArrayBuffer> | null
}

/** The work is done: whatever becomes of its answer must not turn it into a failure that is then tried again. */
async function settle(context: Context, { response, mine, ...answer }: Done): Promise<void> {
  try {
    if (response.status >= 400 || setsCookie(context, response)) await release(context, mine)
    else await keepAnswer(context, { response, mine, ...answer })
  } catch (error) {
    logError({ at: 'idempotency.keep', requestId: context.requestId, error })
    await keep(context, mine, { status: response.status, headers: {}, body: null }).catch(() => undefined)
  }
}

/** A cookie that was ended must not be answered again as if it had just been. */
const setsCookie = ({ cookies }: Context, { headers }: Response) =>
  headers.has('set-cookie') || cookies.length > 0

/** Neither the database nor a client's key alone tells by guessing what was asked. */
const secretOf = ({ services: { settings } }: Context, key: string) => `${settings.SIGNING_SECRET}:${key}`

function callerOf({ actor, addressKey }: Context): string {
  return actor.kind === 'anonymous' ? `address:${addressKey}` : actorName(actor)
}

async function keepAnswer(context: Context, { key, mine, operation, response, bytes }: Done): Promise<void> {
  const headers = Object.fromEntries(
    keptHeaders.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  // Who reads the database alone cannot read what was answered: some answers hold a secret that is shown once.
  const secret = signingSecret(context.services.settings)
  const sealed = bytes && (await sealBytes(secret, ownerOf(key, mine), await compress(bytes)))
  const body = sealed && sealed.byteLength <= mostBytes(operation) ? sealed : null
  await keep(context, mine, { status: response.status, headers, body })
}

async function replay(
  context: Context,
  { key, mine, earlier, operation }: { key: string; mine: Claim; earlier: Earlier; operation: Operation },
  work: () => Promise<Response>,
): Promise<Response> {
  if (earlier.requestHash !== mine.requestHash) throw idempotencyKeyReused()
  if (earlier.status === null) throw idempotencyInProgress({ headers: { 'Retry-After': '2' } })
  if (earlier.body === null && operation.effect === 'read') return work()
  if (earlier.body === null) throw idempotencyAnswerLost()
  const secret = signingSecret(context.services.settings)
  const packed = await unsealBytes(secret, ownerOf(key, mine), new Uint8Array(earlier.body))
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Response(await new Response(stream).arrayBuffer(), {
    status: earlier.status,
    headers: { ...earlier.headers, 'Idempotency-Replayed': 'true' },
  })
}

const ownerOf = (key: string, { caller }: Claim) => `idempotency:${caller}:${key}`

async function compress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
