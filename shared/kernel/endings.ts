import { logError } from '../services/log.ts'
import type { Context } from './context.ts'
import { gatewayOf } from './gateways.ts'
import { enqueue } from './job.ts'

/**
 * Whose rights have become fewer: those of a person (who was removed or has a smaller role, whose sign-in ended) or an access key, or of all who follow a website
 * that belongs to others now.
 */
export interface Ending {
  kind: 'user' | 'key' | 'website'
  id: string
}

/** The job that makes objects which hold sockets look again. */
export const lookAgainJob = { name: 'sockets.lookAgain', version: 1, queue: 'jobs' } as const

/** Longer than the transaction of a change takes as a rule. */
const laterSeconds = 5

/**
 * Makes a change that ends rights, and has the objects that hold sockets look again once it is made. An ending decides nothing: whoever is told of one asks the
 * database what holds now. So it may come twice, late, or of a change that was refused. A job that is ordered before the change tells it once more, also when
 * the process dies in between; a queue that does not answer stops no change, because gateways look again each minute anyway.
 * @example
 * await endingRights(context, [{ kind: 'key', id: keyId }], () => db.delete(accessKeys).where(isKey(keyId)))
 */
export async function endingRights<T>(
  context: Context,
  endings: readonly Ending[],
  change: () => Promise<T>,
): Promise<T> {
  if (endings.length === 0) return change()
  await logged(context, enqueue(context, lookAgainJob, { endings }, { delaySeconds: laterSeconds }))
  const result = await change()
  context.waitUntil(logged(context, lookAgain(context, endings)))
  return result
}

/** Tells each object that may hold sockets of those concerned. Fails when one was not reached. */
export async function lookAgain(
  { services: { eventGateways, websiteStores } }: Pick<Context, 'services'>,
  endings: readonly Ending[],
): Promise<void> {
  await Promise.all(
    endings.map(({ kind, id }) =>
      kind === 'website'
        ? websiteStores.getByName(id).lookAgain()
        : eventGateways.getByName(gatewayOf(id)).lookAgain({ kind, id }),
    ),
  )
}

async function logged({ requestId }: Context, work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    logError({ kind: 'endings', requestId, error })
  }
}
