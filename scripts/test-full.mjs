import { parseArgs } from 'node:util'
import { runSuites } from './checks/run-suites.mjs'
import { suites } from './checks/suites.mjs'

const { slow, shard } = parseArgs({
  options: { slow: { type: 'boolean', default: false }, shard: { type: 'string' } },
}).values

// A test whose toolchain the machine lacks is skipped and says which.
await runSuites(suites, { tests: slow ? 'slow' : 'all', shard, checks: !slow })
