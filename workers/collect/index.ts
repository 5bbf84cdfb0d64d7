import { WorkerEntrypoint } from 'cloudflare:workers'
import { handleRequest } from './handle-request.ts'
import type { CollectEnv } from './collector.ts'

/** Tracker traffic: validate, put on the queue, answer. Reached by its own routes, or through `api`'s service binding. */
export class Collect extends WorkerEntrypoint<CollectEnv> {
  override fetch(request: Request): Promise<Response> {
    return handleRequest(request, this.env, (work) => this.ctx.waitUntil(work))
  }
}

export default {
  fetch: (request, env, execution) => handleRequest(request, env, (work) => execution.waitUntil(work)),
} satisfies ExportedHandler<CollectEnv>
