import { notWholeInQuickRuns } from './checks/left-out.mjs'
import { runSuites } from './checks/run-suites.mjs'
import { fullTests, playedInPart } from './checks/stages.mjs'

// A test whose toolchain the machine lacks is skipped and says which.
await runSuites(fullTests, {
  browser: true,
  checks: false,
  // What `npm test` plays whole is not played again.
  only: { stages: playedInPart, files: await notWholeInQuickRuns() },
})
