import { exports } from 'cloudflare:workers'
import { type AnySocket, type Watched, watch } from './watch-socket.ts'

/** Opens `/ws` on the Worker under test. */
export async function connect(headers: Record<string, string> = {}): Promise<Watched> {
  const request = new Request('http://tracewright.test/ws', { headers: { Upgrade: 'websocket', ...headers } })
  const response = await exports.default.fetch(request)
  const socket = response.webSocket
  if (!socket) throw new Error(`/ws answered ${response.status} without a socket`)
  socket.accept()
  return watch(socket as unknown as AnySocket)
}
