import type { ApiEnv } from '../../shared/services/env.ts'
import api from '../api/index.ts'

export * from '../api/index.ts'

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
