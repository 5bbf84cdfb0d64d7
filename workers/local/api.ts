import { lazyObject } from '../../durable-objects/lazy-object.ts'
import type { ApiEnv } from '../../shared/services/env.ts'
import { executionMethods } from '../api/execution-methods.ts'
import api from '../api/index.ts'

export * from '../api/index.ts'

/** In the place of the one above. */
export const Execution = lazyObject(async () => (await import('./aged-execution.ts')).AgedExecution, {
  ...executionMethods,
  age: true,
})

interface LocalEnv extends ApiEnv {
  STARTER: { wake: () => Promise<void> }
}

let isAwake = false

/** `api` on one machine: the first request of a process, which the start script sends, wakes the queue. */
export default {
  fetch(request, env, execution) {
    if (!isAwake) execution.waitUntil(env.STARTER.wake().catch(() => void (isAwake = false)))
    isAwake = true
    return api.fetch(request, env, execution)
  },
} satisfies ExportedHandler<LocalEnv>
