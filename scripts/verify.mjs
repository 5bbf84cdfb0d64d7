import { runSuites } from './checks/run-suites.mjs'

await runSuites([['domain', 'workers']], { browser: false })
