import type { ApiEnv } from '../../shared/services/env.ts'
import { mount } from './http/mount.ts'
import { routes } from './routes.ts'

export * from './objects.ts'

const app = mount(routes)

export default {
  fetch: (request, env, execution) => app.fetch(request, env, execution),
} satisfies ExportedHandler<ApiEnv>
