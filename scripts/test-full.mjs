import { runSuites } from './checks/run-suites.mjs'

// What needs other toolchains than our own; a test whose toolchain the machine lacks is skipped and says which.
await runSuites([[['full']]], { browser: true, checks: false, minutes: 8 })
