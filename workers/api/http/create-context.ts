import type { Context } from '../../../shared/kernel/context.ts'
import { addressKeyOf } from '../../../shared/services/address.ts'
import type { ApiEnv } from '../../../shared/services/env.ts'
import { createServices } from '../../../shared/services/services.ts'
import { addressOf, isForeignPage, requireFrontDoor } from './sender.ts'

/** The context of one request. Throws for one that went around what stands in front of us. */
export function createContext(
  request: Request,
  env: ApiEnv,
  execution: Pick<ExecutionContext, 'waitUntil'>,
): Context {
  const services = createServices(env)
  const { settings } = services
  requireFrontDoor(request.headers, settings)
  const { origin } = new URL(request.url)
  const namedOrganizationId = request.headers.get('x-organization-id')
  const idempotencyKey = request.headers.get('idempotency-key')
  return {
    requestId: services.ids.uuid(),
    now: () => Date.now(),
    actor: { kind: 'anonymous' },
    addressKey: addressKeyOf(addressOf(request.headers, settings), settings.SIGNING_SECRET),
    origin,
    foreignPage: isForeignPage(request.headers, origin, settings),
    ...(namedOrganizationId ? { namedOrganizationId } : {}),
    ...(idempotencyKey === null ? {} : { idempotencyKey }),
    services,
    responseHeaders: {},
    cookies: [],
    timings: new Map(),
    waitUntil: (work) => execution.waitUntil(work),
  }
}
