import { runSuites } from './checks/run-suites.mjs'
import { suites } from './checks/suites.mjs'

await runSuites(suites, { tests: 'quick' })
