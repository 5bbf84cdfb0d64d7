import { env, exports } from 'cloudflare:workers'
import { watcherHeader } from '../../durable-objects/event-gateway/rules.ts'
import type { Watcher } from '../../shared/db/tables/identity.ts'
import { type AnySocket, type Watched, watch } from './watch-socket.ts'

/** Opens `/ws` on the Worker under test. */
export async function connect(headers: Record<string, string> = {}): Promise<Watched> {
  const request = new Request('http://tracewright.test/ws', { headers: { Upgrade: 'websocket', ...headers } })
  return accept(await exports.default.fetch(request))
}

/** Opens a socket on one gateway, for tests that must have it for themselves or say who watches. */
export async function connectTo(gateway: string, watcher?: Watcher): Promise<Watched & { gateway: string }> {
  const headers = { Upgrade: 'websocket', ...(watcher && { [watcherHeader]: JSON.stringify(watcher) }) }
  const request = new Request('http://tracewright.test/ws', { headers })
  return { ...accept(await env.EVENT_GATEWAY.getByName(gateway).fetch(request)), gateway }
}

/** Takes the socket out of the answer to an upgrade. */
export function accept(response: Response): Watched {
  const socket = response.webSocket
  if (!socket) throw new Error(`/ws answered ${response.status} without a socket`)
  socket.accept()
  return watch(socket as unknown as AnySocket)
}
