import type { ApiEnv } from '../../shared/services/env.ts'
import { operations } from '../features/operations.ts'
import { describeRoutes } from './http/describe.route.ts'
import { mount } from './http/mount.ts'

export { BrowserPool } from '../../durable-objects/browser-pool/browser-pool.ts'
export { EventGateway } from '../../durable-objects/event-gateway/event-gateway.ts'
export { Execution } from '../../durable-objects/execution/execution.ts'
export { PublicSession } from '../../durable-objects/public-session/public-session.ts'
export { RateLimiter } from '../../durable-objects/rate-limiter/rate-limiter.ts'
export { WebsiteStore } from '../../durable-objects/website-store/website-store.ts'

/** Everything that this Worker serves, the descriptions of itself included. */
export const table = [...operations, ...describeRoutes(operations)]

const app = mount(table)

export default {
  fetch: (request, env, execution) => app.fetch(request, env, execution),
} satisfies ExportedHandler<ApiEnv>
