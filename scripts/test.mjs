import { runSuites } from './checks/run-suites.mjs'
import { browserTests, quickTests } from './checks/stages.mjs'

await runSuites([quickTests, ...browserTests], { browser: true })
