import { relative } from 'node:path'
import { buildWeb } from '../build-web.mjs'
import { bootstrap } from '../bootstrap/bootstrap.mjs'
import { writeDevVars } from '../start/dev-vars.mjs'
import { root } from '../toolchain.mjs'
import { runChecks } from './run-checks.mjs'
import { runTests } from './run-tests.mjs'
import { staticChecks } from './static-checks.mjs'

/** Tests that hang must end the run one day; no machine is so slow that it comes here with tests that go on. */
const patienceMs = 90 * 60_000
const shown = 10
/** Suites at one moment: more than two only wait for each other. */
const together = 2

function add(total, { passed, failed }) {
  total.passed += passed
  total.failed += failed
}

const slowest = (files) => files.toSorted((a, b) => b.ms - a.ms).slice(0, shown)

/** The results of all jobs in their order, `most` of them under way at one moment. */
async function atMost(most, jobs) {
  const results = []
  const waiting = [...jobs.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await next[1]()
  }
  await Promise.all(Array.from({ length: most }, worker))
  return results
}

/**
 * Installs what is missing, then runs each stage, one after the other, and beside the first the static checks, unless told otherwise. The suites of a stage, lists of
 * Vitest projects, run beside each other, two at a time; `quick` plays a sample of what is long, `fast` leaves out what takes seconds, `only` names the files that are played of some stages. Says where it is, at the end what took longest, and last the plain line
 * `N passed, N failed`; sets the exit code.
 */
export async function runSuites(stages, { browser, checks = true, quick = false, fast = false, only }) {
  const began = Date.now()
  const say = (line) => process.stdout.write(`${line}\n`)
  const sofar = () => `${((Date.now() - began) / 60_000).toFixed(1)} minutes`
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
  // A suite starts on one core: the checks use the other meanwhile.
  const checked = checks ? runChecks(staticChecks) : { passed: 0, failed: 0, failures: [] }
  const total = { passed: 0, failed: 0 }
  let skipped = 0
  const failures = []
  const files = []
  for (const [at, suites] of stages.entries()) {
    say(`tests ${at + 1} of ${stages.length}: ${suites.flat().join(', ')} (after ${sofar()})`)
    const chosen = {
      endsAt: began + patienceMs,
      quick,
      fast,
      files: only?.stages.includes(suites) ? only.files : [],
    }
    const counted = await atMost(
      together,
      suites.map((projects) => () => runTests(projects, chosen)),
    )
    for (const [at, counts] of counted.entries()) {
      add(total, counts)
      skipped += counts.skipped
      files.push(...counts.files)
      failures.push(...counts.failures.map((line) => `${suites[at].join(', ')}: ${line}`))
    }
  }
  const ofChecks = await checked
  add(total, ofChecks)
  failures.push(...ofChecks.failures)
  // What failed stands thousands of lines above; who reads only the end has to know it too.
  say(`took ${sofar()}, longest:`)
  for (const { name, ms } of slowest(files)) say(`  ${(ms / 1000).toFixed(0)} s  ${relative(root, name)}`)
  for (const failure of failures) say(`failed  ${failure}`)
  if (skipped > 0) say(`${skipped} skipped`)
  say(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}
