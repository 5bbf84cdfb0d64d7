import { runSuites } from './checks/run-suites.mjs'
import { quickTests } from './checks/stages.mjs'

await runSuites([quickTests], { browser: false, quick: true })
