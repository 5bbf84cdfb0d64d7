import { runSuites } from './checks/run-suites.mjs'
import { suites } from './checks/suites.mjs'

await runSuites(
  suites.filter(({ name }) => name === 'node'),
  { tests: 'quick', browser: false },
)
