import type { ApiEnv } from '../../shared/services/env.ts'
import { mount } from './http/mount.ts'
import { table } from './table.ts'

export { BrowserPool } from '../../durable-objects/browser-pool/browser-pool.ts'
export { EventGateway } from '../../durable-objects/event-gateway/event-gateway.ts'
export { Execution } from '../../durable-objects/execution/execution.ts'
export { KnowledgeIndex } from '../../durable-objects/knowledge-index/knowledge-index.ts'
export { PublicSession } from '../../durable-objects/public-session/public-session.ts'
export { RateLimiter } from '../../durable-objects/rate-limiter/rate-limiter.ts'
export { WebsiteStore } from '../../durable-objects/website-store/website-store.ts'

const app = mount(table)

export default {
  fetch: (request, env, execution) => app.fetch(request, env, execution),
} satisfies ExportedHandler<ApiEnv>
