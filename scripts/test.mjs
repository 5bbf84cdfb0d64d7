import { runSuites } from './checks/run-suites.mjs'

// Real browsers need the machine to themselves, so they come last and alone.
await runSuites([['domain', 'apart', 'workers'], ['steps'], ['e2e']], { browser: true })
