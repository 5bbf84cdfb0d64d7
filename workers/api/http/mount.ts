import { Hono, type Context } from 'hono'
import type { Route } from '../../../shared/kernel/operation.ts'
import type { ApiEnv } from '../../../shared/services/env.ts'
import type { Arrival } from './answer.ts'
import { honoPath } from './paths.ts'

type Mounted = { Bindings: ApiEnv }
export type App = Hono<Mounted>

/** What answers requests. Isolates that only host objects never load it. */
const loadAnswers = () => import('./answer.ts')

const arrivalOf = ({ req, env, executionCtx }: Context<Mounted>): Arrival => ({
  request: req.raw,
  env,
  execution: executionCtx,
})

/** Mounts every route on its path. Preflights and 405 answers are derived from the same routes. */
export function mount(routes: readonly Route[]): App {
  const app: App = new Hono()
  for (const route of routes) {
    app.on(route.method, honoPath(route.path), async (c) =>
      (await loadAnswers()).answerRoute(route, arrivalOf(c), c.req.param() as Record<string, string>),
    )
  }
  for (const [path, siblings] of Map.groupBy(routes, ({ path }) => path))
    app.all(honoPath(path), async (c) => (await loadAnswers()).answerMethod(siblings, arrivalOf(c)))
  app.notFound(async (c) => (await loadAnswers()).answerNothing(arrivalOf(c)))
  // Only what fails before there is a context comes here.
  app.onError(async (error) => (await loadAnswers()).answerFailure(error))
  return app
}
