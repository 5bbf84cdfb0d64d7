import type { D1Migration } from '@cloudflare/vitest-plugin'
import type { ApiEnv, JobsEnv } from '../../shared/services/env.ts'
import type * as worker from './worker.ts'

declare global {
  namespace Cloudflare {
    // What `env` holds inside the tests: the bindings of every Worker, and the migrations.
    interface Env extends ApiEnv, JobsEnv {
      D1_MIGRATIONS: D1Migration[]
    }
    interface GlobalProps {
      mainModule: typeof worker
    }
  }
}
