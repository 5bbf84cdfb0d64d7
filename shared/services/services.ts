import { type Database, openDatabase } from '../db/database.ts'
import { type Memberships, createMemberships } from '../db/memberships.ts'
import type { JobMessage } from '../kernel/job.ts'
import type { ApiEnv, JobsEnv, SharedEnv } from './env.ts'
import { type Ids, ids } from './ids.ts'
import { type Limiter, createLimiter } from './limiter.ts'
import { type Model, createModel } from './models.ts'
import { type Settings, readSettings } from './settings.ts'

/** The adapters that operations and jobs use. A binding that a Worker lacks throws with its name when it is touched. */
export interface Services {
  settings: Settings
  ids: Ids
  db: Database
  memberships: Memberships
  files: R2Bucket
  model: Model | undefined
  limiter: Limiter
  queues: Record<'jobs' | 'runs', { send: (message: JobMessage) => Promise<unknown> }>
  sites: ApiEnv['SITES']
  extract: ApiEnv['EXTRACT']
  publicSessions: SharedEnv['PUBLIC_SESSION']
  executions: SharedEnv['EXECUTION']
  browserPool: SharedEnv['BROWSER_POOL']
  websiteStores: SharedEnv['WEBSITE_STORE']
  eventGateways: ApiEnv['EVENT_GATEWAY']
  hostedRuns: JobsEnv['HOSTED_RUN']
}

const perEnv = new WeakMap<object, Services>()

/** Builds the adapters once per isolate and environment. Nothing of a request is kept here. */
export function createServices(env: SharedEnv): Services {
  const known = perEnv.get(env)
  if (known) return known
  const services = makeServices(env as SharedEnv & Partial<ApiEnv> & Partial<JobsEnv>)
  perEnv.set(env, services)
  return services
}

function makeServices(env: SharedEnv & Partial<ApiEnv> & Partial<JobsEnv>): Services {
  const settings = readSettings(env)
  const db = openDatabase(env.DB)
  const bound = <T>(name: string, binding: T | undefined): T => {
    if (binding === undefined) throw new Error(`This Worker has no binding ${name}`)
    return binding
  }
  return {
    settings,
    ids,
    db,
    memberships: createMemberships(db),
    files: env.FILES,
    model: createModel(settings, env.AI),
    publicSessions: env.PUBLIC_SESSION,
    executions: env.EXECUTION,
    browserPool: env.BROWSER_POOL,
    websiteStores: env.WEBSITE_STORE,
    get limiter() {
      return createLimiter(bound('RATE_LIMITER', env.RATE_LIMITER))
    },
    get queues() {
      return { jobs: bound('JOBS', env.JOBS), runs: bound('RUNS', env.RUNS) }
    },
    get sites() {
      return bound('SITES', env.SITES)
    },
    get extract() {
      return bound('EXTRACT', env.EXTRACT)
    },
    get eventGateways() {
      return bound('EVENT_GATEWAY', env.EVENT_GATEWAY)
    },
    get hostedRuns() {
      return bound('HOSTED_RUN', env.HOSTED_RUN)
    },
  }
}
