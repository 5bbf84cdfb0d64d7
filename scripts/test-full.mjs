import { runSuites } from './checks/run-suites.mjs'
import { fullTests, unitTests } from './checks/stages.mjs'

// A test whose toolchain the machine lacks is skipped and says which.
await runSuites([unitTests, ...fullTests], { browser: true, checks: false })
