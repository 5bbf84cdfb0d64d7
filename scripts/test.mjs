import { runSuites } from './checks/run-suites.mjs'
import { browserTests, unitTests } from './checks/stages.mjs'

await runSuites([unitTests, ...browserTests], { browser: true, quick: true })
