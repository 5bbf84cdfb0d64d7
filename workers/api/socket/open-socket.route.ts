import { z } from 'zod'
import { defineError } from '../../../shared/kernel/errors.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { chooseGateway } from './choose-gateway.ts'

const upgradeRequired = defineError(
  'upgrade_required',
  426,
  'Open a WebSocket here: GET with Upgrade: websocket',
)

/** Hands a WebSocket upgrade to one of the gateways, by chance, so that the viewers of one execution are spread. */
export const openSocket = defineRoute({
  id: 'sockets.open',
  route: 'GET /ws',
  summary: 'Open a socket that follows executions',
  description:
    'Send `{"action":"subscribe","executionId":"…","afterSeq":0}`; every event after `afterSeq` comes in order, then live. `unsubscribe` and `ping` are understood as well.',
  access: 'public',
  effect: 'read',
  // What a browser cannot send as a header comes in the query.
  input: () => ({ access_token: z.string().max(4096).optional() }),
  produces: [{ status: 101, description: 'Switching to the WebSocket protocol' }],
  errors: [upgradeRequired],
  async run({ services }, _input, request) {
    if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') {
      throw upgradeRequired({ headers: { Upgrade: 'websocket', Connection: 'Upgrade' } })
    }
    return services.eventGateways.getByName(chooseGateway()).fetch(request)
  },
})
