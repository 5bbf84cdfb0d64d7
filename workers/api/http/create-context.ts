import type { Context } from '../../../shared/kernel/context.ts'
import { addressKeyOf } from '../../../shared/services/address.ts'
import type { ApiEnv } from '../../../shared/services/env.ts'
import { createServices } from '../../../shared/services/services.ts'

/** The context of one request. Only `cf-connecting-ip`, which the platform sets itself, names the caller. */
export function createContext(
  request: Request,
  env: ApiEnv,
  execution: Pick<ExecutionContext, 'waitUntil'>,
): Context {
  const services = createServices(env)
  const namedOrganizationId = request.headers.get('x-organization-id')
  const idempotencyKey = request.headers.get('idempotency-key')
  return {
    requestId: services.ids.uuid(),
    now: () => Date.now(),
    actor: { kind: 'anonymous' },
    addressKey: addressKeyOf(request.headers.get('cf-connecting-ip'), services.settings.SIGNING_SECRET),
    origin: new URL(request.url).origin,
    ...(namedOrganizationId ? { namedOrganizationId } : {}),
    ...(idempotencyKey === null ? {} : { idempotencyKey }),
    services,
    responseHeaders: {},
    cookies: [],
    timings: new Map(),
    waitUntil: (work) => execution.waitUntil(work),
  }
}
