import { runSuites } from './checks/run-suites.mjs'
import { unitTests } from './checks/stages.mjs'

await runSuites([unitTests], { browser: false, quick: true })
