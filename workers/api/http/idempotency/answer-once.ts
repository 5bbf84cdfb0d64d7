import { actorName, type Context } from '../../../../shared/kernel/context.ts'
import {
  idempotencyAnswerLost,
  idempotencyInProgress,
  idempotencyKeyReused,
  isServiceError,
} from '../../../../shared/kernel/errors.ts'
import type { Operation } from '../../../../shared/kernel/operation.ts'
import { logError } from '../../../../shared/services/log.ts'
import { signingSecret } from '../../../../shared/services/signing.ts'
import { holdBody } from './hold-body.ts'
import { type Asking, type Held, packed, unpacked } from './kept-answer.ts'
import { idempotencyKeyOf, keyHashOf, renewMs, requestHash } from './rules.ts'
import {
  type Claim,
  type Earlier,
  abandon,
  claim,
  find,
  inProgress,
  keeping,
  release,
  renew,
  withoutBody,
} from './store.ts'
import { Working } from './working.ts'

interface Asked {
  operation: Operation
  input: unknown
  request: Request
}

/**
 * Answers a request by `work`; a repeat under the same Idempotency-Key gets the first answer, also when the process of the first died: then it was kept
 * with the change, or the work is done again under the same ids. What was refused or failed, and what sets cookies, is not kept: it may be tried again
 * under the same key. Throws a conflict for another request under the key, and while the first is running.
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
  const keyed = {
    caller: callerOf(context),
    keyHash: keyHashOf(key),
    operation: operation.id,
    requestHash: await requestHash(secretOf(context, key), operation, { input, request, organizationId }),
  }
  const asking = { key, keyed, operation }
  const taken = await claim(context, keyed)
  if ('expiresAt' in taken) return replay(context, asking, taken, work)
  try {
    return await workOnce(context, asking, { mine: taken, work })
  } catch (error) {
    // Taken for dead, it met the work of the request that has its key by now.
    const other = hasLostKey(error) ? await find(context, keyed) : undefined
    if (!other?.status || !other.body) throw error
    return unpacked(context, asking, { ...other, status: other.status, body: other.body })
  }
}

const hasLostKey = (error: unknown) => isServiceError(error) && error.code === idempotencyInProgress.code

interface Attempt {
  mine: Claim
  work: () => Promise<Response>
  /** An earlier attempt has done the work, and its answer was not kept. */
  isDone?: boolean
}

async function workOnce(
  context: Context,
  asking: Asking,
  { mine, work, isDone = false }: Attempt,
): Promise<Response> {
  const working = new Working(context, asking, mine, isDone)
  context.claim = working
  // Losing the key is noticed by whoever writes; a sign of life that fails is followed by the next.
  const alive = setInterval(() => void renew(context, mine).catch(() => undefined), renewMs)
  try {
    // A body that breaks off while it is held is a failure like any other.
    const held = await holdBody(await work())
    await settle(context, { asking, mine, working, held })
    return held.response
  } catch (error) {
    // What was refused left nothing behind; how far anything else came nobody knows, nor what this attempt was refused for.
    const isClean = isServiceError(error) && (mine.attempt === 1 || asking.operation.repeat !== 'meets')
    await (isClean ? release(context, mine) : abandon(context, mine))
    throw error
  } finally {
    clearInterval(alive)
    delete context.claim
  }
}

interface Done {
  asking: Asking
  mine: Claim
  working: Working
  held: Held
}

/** The work is done: whatever becomes of its answer must not turn it into a failure that is then tried again. */
async function settle(context: Context, { asking, mine, working, held }: Done): Promise<void> {
  const { response } = held
  try {
    if (response.status >= 400 || setsCookie(context, response)) await release(context, mine)
    else if (!working.hasKept(held)) await keeping(context, mine, await packed(context, asking, held))
  } catch (error) {
    logError({ kind: 'idempotency.keep', requestId: context.requestId, error })
    if (working.hasKept()) return
    await keeping(context, mine, withoutBody(response.status)).catch(() => undefined)
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

async function replay(
  context: Context,
  asking: Asking,
  earlier: Earlier,
  work: () => Promise<Response>,
): Promise<Response> {
  const { keyed, operation } = asking
  const { status, body } = earlier
  if (earlier.requestHash !== keyed.requestHash) throw idempotencyKeyReused()
  if (status === null) throw inProgress()
  if (body !== null) return unpacked(context, asking, { ...earlier, status, body })
  // Without an answer it is made anew where that makes nothing else: of what was made before, or of what leaves nothing behind.
  if (operation.repeat === undefined) throw idempotencyAnswerLost()
  const mine = { ...keyed, seed: earlier.seed, attempt: earlier.attempt }
  return workOnce(context, asking, { mine, work, isDone: true })
}
