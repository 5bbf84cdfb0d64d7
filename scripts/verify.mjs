import { runSuites } from './checks/run-suites.mjs'

await runSuites([['domain', 'apart', 'workers']], { browser: false })
