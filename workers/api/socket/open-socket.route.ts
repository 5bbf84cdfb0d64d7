import { z } from 'zod'
import type { Watcher } from '../../../shared/db/tables/identity.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineError, unauthenticated } from '../../../shared/kernel/errors.ts'
import { anyGateway, gatewayOf } from '../../../shared/kernel/gateways.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { watcherOf } from '../../../shared/kernel/watcher-of.ts'
import { watcherHeader } from '../../../durable-objects/event-gateway/rules.ts'
import { authenticate, csrfFailed } from '../../features/identity/index.ts'
import { redeemTicket } from './tickets.ts'

const upgradeRequired = defineError(
  'upgrade_required',
  426,
  'Open a WebSocket here: GET with Upgrade: websocket',
)

/** Hands a WebSocket upgrade to the gateway of who opens it, so that the viewers of one execution are spread and those of one person are found. */
export const openSocket = defineRoute({
  id: 'sockets.open',
  route: 'GET /ws',
  summary: 'Open a socket that follows executions',
  description:
    'Send `{"action":"subscribe","executionId":"…","afterSeq":0}`; every event after `afterSeq` comes in order, then live. `unsubscribe` and `ping` are understood as well. Executions of the public generator need no sign-in; those of an organization are for its members and access keys, by session cookie, `Authorization`, `Sec-WebSocket-Protocol: bearer, <token>` or `?access_token=` with a ticket from `POST /api/ws/ticket`. `{"action":"subscribe","websiteId":"…"}` of a member is answered by `{"type":"realtime","websiteId","at","data"}`, at once and then at most once a second while something happens there; `data` is the answer of `GET /api/realtime/{websiteId}`. When that sign-in ends (signed out, another password, a revoked key), the socket is closed with 3000 at once. What its people may not see any more (removed, a smaller role, a website handed over) ends at once, too, with an `error` of its id; a socket that follows nothing else is closed with 3003.',
  access: 'public',
  effect: 'read',
  // What a browser cannot send as a header comes in the query.
  input: () => ({ access_token: z.string().max(4096).optional().describe('A one-time ticket') }),
  produces: [{ status: 101, description: 'Switching to the WebSocket protocol' }],
  errors: [upgradeRequired, unauthenticated, csrfFailed],
  async run(context, { access_token: ticket }, request) {
    if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') {
      throw upgradeRequired({ headers: { Upgrade: 'websocket', Connection: 'Upgrade' } })
    }
    const watcher = await watcherBehind(context, request, ticket)
    const gateway = context.services.eventGateways.getByName(watcher ? gatewayOf(watcher.id) : anyGateway())
    return gateway.fetch(upgradeFor(request, watcher))
  },
})

/** Who opens the socket; null for a visitor. A credential that is given has to hold. */
async function watcherBehind(
  context: Context,
  request: Request,
  ticket: string | undefined,
): Promise<Watcher | null> {
  if (ticket !== undefined) {
    const watcher = await redeemTicket(context, ticket)
    if (watcher) return watcher
    throw unauthenticated({ message: 'This ticket is unknown, used or expired. Get a new one.' })
  }
  const [protocol, token] = protocolsOf(request)
  const headers = new Headers(request.headers)
  if (protocol === 'bearer' && token !== undefined) headers.set('authorization', `Bearer ${token}`)
  // The page's origin is checked as for a write: what comes over the socket is read by whoever opened it.
  context.actor = await authenticate(context, new Request(request.url, { headers }), { effect: 'write' })
  return watcherOf(context.actor, context.now())
}

const protocolsOf = (request: Request) =>
  (request.headers.get('sec-websocket-protocol') ?? '').split(',').map((name) => name.trim())

/** What a gateway needs of an upgrade. Credentials stay here, and nobody but us names the watcher. */
function upgradeFor(request: Request, watcher: Watcher | null): Request {
  const headers = new Headers({ Upgrade: 'websocket' })
  if (protocolsOf(request).includes('bearer')) headers.set('Sec-WebSocket-Protocol', 'bearer')
  if (watcher) headers.set(watcherHeader, JSON.stringify(watcher))
  return new Request(request.url.split('?')[0] ?? request.url, { headers })
}
