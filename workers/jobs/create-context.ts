import type { Context } from '../../shared/kernel/context.ts'
import type { JobsEnv } from '../../shared/services/env.ts'
import { createServices } from '../../shared/services/services.ts'

/** The context of background work: our own system acts, nobody called. */
export function createContext(env: JobsEnv, execution: Pick<ExecutionContext, 'waitUntil'>): Context {
  const services = createServices(env)
  return {
    requestId: services.ids.uuid(),
    now: () => Date.now(),
    actor: { kind: 'system' },
    addressKey: 'system',
    origin: '',
    foreignPage: false,
    services,
    responseHeaders: {},
    cookies: [],
    timings: new Map(),
    waitUntil: (work) => execution.waitUntil(work),
  }
}
