import type { Context } from '../../../shared/kernel/context.ts'
import { inTime } from '../../../shared/kernel/in-time.ts'
import type { Designer } from '../../../shared/services/designer.ts'
import { logError } from '../../../shared/services/log.ts'
import { generationInterrupted } from './errors.ts'

/** More than the processor time that the engine has, less than the silence after which a run is given up. */
const longestMs = 100_000

interface Patience {
  patienceMs?: number
  /** Gives the call up when it aborts, instead of after a time. */
  until?: AbortSignal
}

/**
 * Calls the engine, which is a Worker of its own and may end in the middle of its work: by its limit of processor time or memory, or by
 * a deploy. All of that is one refusal, and so is an answer that does not come.
 */
export async function callEngine<T extends object>(
  { services, requestId }: Context,
  call: (designer: Designer) => Promise<T>,
  { patienceMs = longestMs, until }: Patience = {},
): Promise<T> {
  try {
    const result: T & Partial<Disposable> = await (until
      ? beforeEndOf(until, call(services.designer))
      : inTime(call(services.designer), patienceMs))
    // Ends the call; there are no stubs in what it gave.
    result[Symbol.dispose]?.()
    return result
  } catch (error) {
    logError({ kind: 'quality.callEngine', requestId, error })
    throw generationInterrupted()
  }
}

function beforeEndOf<T>(until: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('There was no answer in time'))
    if (until.aborted) giveUp()
    until.addEventListener('abort', giveUp, { once: true })
    work.then(resolve, reject)
  })
}
