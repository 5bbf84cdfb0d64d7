import type { ExecutionStatus } from '../../shared/kernel/events.ts'
import { logError } from '../../shared/services/log.ts'
import type { Client } from './client.ts'
import type { Clients } from './clients.ts'
import type { Doorkeeper } from './doorkeeper.ts'
import { type SocketError, type Subscribed, executionNotFound, socketError } from './messages.ts'
import type { Pump } from './pump.ts'
import { maxFollowed, signInEnded } from './rules.ts'

/** What an execution answers to a gateway that wants to be told of its events; null when there is no such execution. */
export type Followed = { status: ExecutionStatus; lastSeq: number; organizationId: string | null } | null

export interface SubscribeDeps {
  clients: Clients
  pump: Pump
  /** Registers this gateway with the execution. */
  follow: (executionId: string) => Promise<Followed>
  doorkeeper: Doorkeeper
}

/**
 * Registers first and reads after, so that nothing can fall in between. A repeat without `afterSeq` changes nothing
 * and is confirmed; with it the subscription starts again from there.
 */
export async function subscribe(
  { clients, pump, follow, doorkeeper }: SubscribeDeps,
  client: Client,
  { executionId, afterSeq }: { executionId: string; afterSeq: number | undefined },
): Promise<void> {
  const known = client.cursors.has(executionId) || client.waiting.has(executionId)
  if (!known && client.followed >= maxFollowed) {
    const message = `One socket follows at most ${maxFollowed} executions. Unsubscribe from one, or open another socket.`
    client.sendMessage(socketError('sockets.too_many_subscriptions', message, executionId))
    return
  }
  const mark = clients.await(client, executionId)
  const find = async () => {
    const found = await follow(executionId)
    const { organizationId = null } = found ?? {}
    const standing = organizationId === null ? 'member' : await doorkeeper.standing(client, organizationId)
    if (standing === 'signed-out') return standing
    // To a stranger the executions of an organization do not exist.
    return confirm(standing === 'member' ? found : null, executionId, afterSeq ?? 0)
  }
  const answer = await find().catch((error: unknown) => {
    logError({ kind: 'event-gateway.subscribe', error })
    return socketError('internal', 'The execution could not be reached. Please subscribe again.', executionId)
  })
  if (answer === 'signed-out') return clients.drop(client, signInEnded)
  if (!clients.arrived(client, executionId, mark)) return
  if (answer.type === 'subscribed') {
    clients.follow(client, executionId, afterSeq ?? client.cursors.get(executionId) ?? 0)
  }
  client.sendMessage(answer)
  void pump.wake(executionId)
}

function confirm(found: Followed, executionId: string, afterSeq: number): Subscribed | SocketError {
  if (!found) return executionNotFound(executionId)
  const { status, lastSeq } = found
  if (afterSeq > lastSeq) {
    const message = `afterSeq is ${afterSeq}, but the last event so far has seq ${lastSeq}`
    return socketError('executions.after_seq_beyond_end', message, executionId)
  }
  return { type: 'subscribed', executionId, status, lastSeq }
}
