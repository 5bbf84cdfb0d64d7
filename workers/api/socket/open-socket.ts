import { defineError } from '../../../shared/kernel/errors.ts'
import type { ApiEnv } from '../../../shared/services/env.ts'
import { ids } from '../../../shared/services/ids.ts'

const upgradeRequired = defineError(
  'upgrade_required',
  426,
  'Open a WebSocket here: GET with Upgrade: websocket',
)

/** A client follows many executions over one socket, so the socket belongs to none of them and any gateway will do. */
const gateways = 32

/** Hands a WebSocket upgrade to one of the gateways, by chance, so that the viewers of one execution are spread. */
export function openSocket(request: Request, env: ApiEnv): Response | Promise<Response> {
  if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') return refuse(upgradeRequired())
  const gateway = env.EVENT_GATEWAY.getByName(`gateway-${Math.floor(Math.random() * gateways)}`)
  return gateway.fetch(request)
}

function refuse({ code, status, message }: ReturnType<typeof upgradeRequired>): Response {
  const requestId = ids.uuid()
  const headers = { Upgrade: 'websocket', Connection: 'Upgrade', 'X-Request-Id': requestId }
  return Response.json({ error: code, message, requestId }, { status, headers })
}
