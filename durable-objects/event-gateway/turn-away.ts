import type { Client } from './client.ts'
import type { Clients } from './clients.ts'
import type { Doorkeeper } from './doorkeeper.ts'
import { followableOf, notFound } from './messages.ts'
import { accessEnded, signInEnded, unreadable } from './rules.ts'

interface Deps {
  clients: Clients
  doorkeeper: Doorkeeper
}

/** Ends the subscriptions of those who may no longer see a topic, and the sockets that follow nothing else. `place` is whose it is; null for what anybody may see. */
export async function turnAway(deps: Deps, topic: string, place: string | null): Promise<void> {
  if (place === null) return
  const following = deps.clients.following(topic)
  await Promise.all(following.map(({ client }) => turnAwayOne(deps, client, { topic, place })))
}

async function turnAwayOne(
  { clients, doorkeeper }: Deps,
  client: Client,
  { topic, place }: { topic: string; place: string },
): Promise<void> {
  const standing = await doorkeeper.standing(client, place).catch(() => 'unknown' as const)
  // Two loops read a topic, so the other one may have turned it away meanwhile.
  if (!client.cursors.has(topic)) return
  if (standing === 'unknown') clients.drop(client, unreadable)
  else if (standing === 'signed-out') clients.drop(client, signInEnded)
  else if (standing === 'stranger') {
    clients.complete(client, topic)
    client.sendMessage(notFound(followableOf(topic)))
    if (client.followed === 0) clients.drop(client, accessEnded)
  }
}
