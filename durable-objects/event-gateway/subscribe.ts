import { logError } from '../../shared/services/log.ts'
import type { Client } from './client.ts'
import type { Clients } from './clients.ts'
import type { Doorkeeper } from './doorkeeper.ts'
import {
  type Followable,
  type SocketError,
  type Subscribed,
  followableOf,
  notFound,
  socketError,
  topicOf,
} from './messages.ts'
import type { Pump } from './pump.ts'
import { maxFollowed, signInEnded } from './rules.ts'
import type { Admit, Followed } from './sources/source.ts'

export interface SubscribeDeps {
  clients: Clients
  pump: Pump
  /** Registers this gateway with a topic, for whom `admit` lets in. */
  follow: (topic: string, admit: Admit) => Promise<Followed | 'signed-out' | null>
  doorkeeper: Doorkeeper
}

/**
 * Registers first and reads after, so that nothing can fall in between. A repeat without `afterSeq` changes nothing
 * and is confirmed; with it the subscription starts again from there.
 */
export async function subscribe(
  { clients, pump, follow, doorkeeper }: SubscribeDeps,
  client: Client,
  { of, afterSeq }: { of: Followable; afterSeq: number | undefined },
): Promise<void> {
  const topic = topicOf(of)
  const known = client.cursors.has(topic) || client.waiting.has(topic)
  if (!known && client.followed >= maxFollowed) {
    const message = `One socket follows at most ${maxFollowed} executions and websites. Unsubscribe from one, or open another socket.`
    client.sendMessage(socketError('sockets.too_many_subscriptions', message, of))
    return
  }
  const mark = clients.await(client, topic)
  const admit: Admit = async (place) => (place === null ? 'member' : doorkeeper.standing(client, place))
  const find = async () => {
    const found = await follow(topic, admit)
    return found === 'signed-out' ? found : confirm(found, topic, afterSeq ?? 0)
  }
  const answer = await find().catch((error: unknown) => {
    logError({ kind: 'event-gateway.subscribe', error })
    const what = 'websiteId' in of ? 'website' : 'execution'
    return socketError('internal', `The ${what} could not be reached. Please subscribe again.`, of)
  })
  if (answer === 'signed-out') return clients.drop(client, signInEnded)
  if (!clients.arrived(client, topic, mark)) return
  if (answer.type !== 'subscribed') return client.sendMessage(answer)
  const cursor = afterSeq ?? client.cursors.get(topic) ?? 0
  clients.follow(client, topic, cursor)
  client.sendMessage(answer)
  void pump.catchUp(topic, cursor)
}

function confirm(found: Followed | null, topic: string, afterSeq: number): Subscribed | SocketError {
  const of = followableOf(topic)
  if (!found) return notFound(of)
  const { lastSeq, confirmation } = found
  if (afterSeq > lastSeq) {
    const message = `afterSeq is ${afterSeq}, but the last event so far has seq ${lastSeq}`
    return socketError('executions.after_seq_beyond_end', message, of)
  }
  return confirmation
}
