import { runSuites } from './checks/run-suites.mjs'
import { fastTests } from './checks/stages.mjs'

await runSuites([fastTests], { browser: false, quick: true, fast: true })
