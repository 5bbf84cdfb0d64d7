import type { Execution as ExecutionObject } from '../../durable-objects/execution/execution.ts'
import type { FinishRequest, StartRequest } from '../../durable-objects/execution/state.ts'
import type { Append } from '../../durable-objects/execution/transitions.ts'
import type { ApiEnv } from '../../shared/services/env.ts'
import { objects } from '../../shared/services/remote.ts'
import { createServices } from '../../shared/services/services.ts'
import { withDelays } from '../../test/support/delayed-objects.ts'
import { anyGateway } from '../../shared/kernel/gateways.ts'

export { PublicSession } from '../../durable-objects/public-session/public-session.ts'
export { EventGateway, Execution } from '../../test/support/delayed-objects.ts'

/** What the benchmark asks an execution to do, as JSON. */
export type Order = { executionId: string } & (
  | { start: StartRequest }
  | { append: Append }
  | { finish: FinishRequest }
  | { beginAttempt: { now: number } }
)

void withDelays(
  { toExecutionMs: () => 30, toGatewayMs: () => Math.random() * 40 },
  () => new Promise<never>(() => {}),
)

export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url)
    if (pathname === '/ws') return env.EVENT_GATEWAY.getByName(anyGateway()).fetch(request)
    // Gateways look for executions only under ids that the deployment has made.
    if (pathname === '/id') return Response.json(createServices(env).ids.secret())
    const order: Order = await request.json()
    const execution = objects<ExecutionObject>(env.EXECUTION).getByName(order.executionId)
    if ('start' in order) return Response.json(await execution.start(order.start))
    if ('append' in order) return Response.json(await execution.append(order.append))
    if ('finish' in order) return Response.json(await execution.finish(order.finish))
    return Response.json(await execution.beginAttempt(order.beginAttempt))
  },
} satisfies ExportedHandler<ApiEnv>
