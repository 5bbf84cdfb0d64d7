import { buildWeb } from '../build-web.mjs'
import { bootstrap } from '../bootstrap/bootstrap.mjs'
import { writeDevVars } from '../start/dev-vars.mjs'
import { root } from '../toolchain.mjs'
import { runChecks } from './run-checks.mjs'
import { runTests } from './run-tests.mjs'
import { staticChecks } from './static-checks.mjs'

/**
 * Installs what is missing, runs the static checks unless told otherwise, and then each stage, one after the other. The suites of a stage, lists of
 * Vitest projects, run beside each other. After `minutes` what still runs is stopped and counts as failed. Ends with the plain line `N passed, N failed` and sets the exit code.
 */
export async function runSuites(stages, { browser, checks = true, minutes = 45 }) {
  // Tests that hang must fail the run, not stall it.
  const endsAt = Date.now() + minutes * 60_000
  try {
    await bootstrap({ root, browser })
    await buildWeb()
    // The tools read these files whenever they lie there, so they must be the same everywhere.
    await writeDevVars({ root, withOwn: false })
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
    return
  }
  const total = checks ? await runChecks(staticChecks) : { passed: 0, failed: 0 }
  let skipped = 0
  const failures = []
  for (const suites of stages) {
    const counted = await Promise.all(suites.map((projects) => runTests(projects, endsAt)))
    for (const [at, counts] of counted.entries()) {
      total.passed += counts.passed
      total.failed += counts.failed
      skipped += counts.skipped
      failures.push(...counts.failures.map((line) => `${suites[at].join(', ')}: ${line}`))
    }
  }
  // What failed stands thousands of lines above; who reads only the end has to know it too.
  for (const failure of failures) process.stdout.write(`failed  ${failure}\n`)
  if (skipped > 0) process.stdout.write(`${skipped} skipped\n`)
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
  process.exitCode = total.failed === 0 ? 0 : 1
}
