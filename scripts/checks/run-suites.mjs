import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { bootstrap } from '../bootstrap/bootstrap.mjs'
import { buildWeb } from '../build-web.mjs'
import { writeDevVars } from '../start/dev-vars.mjs'
import { root } from '../toolchain.mjs'
import { playAgain, unstableFaults } from './play-again.mjs'
import { newProgress } from './progress.mjs'
import { runChecks } from './run-checks.mjs'
import { runVitest } from './run-vitest.mjs'
import { staticChecks } from './static-checks.mjs'
import { runsOf } from './suites.mjs'
import { failureLines, failureTitle, suiteLine, unstableLines } from './tell.mjs'

/** Tests that hang must end the run one day; no machine is so slow that it comes here with tests that go on. */
const patienceMs = 80 * 60_000
const slowestShown = 10
/** Failures that are shown with what they said and logged; of the others their names are enough. */
const mostShown = 30
/** Runs at one moment: more than two only wait for each other. */
const together = 2
const logs = join(root, '.wrangler/tests')

async function prepared(browser) {
  await bootstrap({ root, browser })
  await buildWeb()
  // The tools read these files whenever they lie there, so they must be the same everywhere.
  await writeDevVars({ root, withOwn: false })
  await rm(logs, { recursive: true, force: true })
  await mkdir(logs, { recursive: true })
}

/** Calls `work` with each item in its order, `together` of them at one moment. */
async function each(items, work) {
  const waiting = [...items]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: together }, lane))
}

const unstableBefore = async () =>
  JSON.parse(await readFile(join(root, 'test/unstable.json'), 'utf8')).map(({ file }) => file)

/**
 * Installs what is missing, then plays `suites` (`suites.mjs`), two at a time, beside the static checks unless told otherwise. `tests` is `quick`, `slow` or `all`,
 * `shard` such as `2/4` plays a part of each. One line for each suite, what each failed test said and logged, the slowest files, and last the plain line
 * `N passed, N failed`; sets the exit code. What the suites print is in `.wrangler/tests`.
 */
export async function runSuites(suites, { tests, shard, browser = true, checks = true }) {
  const began = Date.now()
  const progress = newProgress(began)
  const { say } = progress
  try {
    await prepared(browser)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
    return
  }
  const checked = checks
    ? runChecks(staticChecks, { write: progress.write })
    : { passed: 0, failed: 0, failures: [] }
  const endsAt = began + patienceMs
  const played = []
  const play = (run, changes = {}) => {
    const log = join(logs, `${run.name.replaceAll(/\W+/g, '-')}.log`)
    const onProgress = (counts) => progress.at(run.name, counts)
    return runVitest({ ...run, tests, log, endsAt, onProgress, ...changes })
  }
  await each(runsOf(suites, { tests, shard }), async (run) => {
    const startedAt = Date.now()
    const report = await play(run)
    progress.ended(run.name)
    played.push({ run, report })
    if (report.files.length > 0 || report.failures.length > 0)
      say(suiteLine(run, report, Date.now() - startedAt))
  })
  const { passed: checksPassed, failed: checksFailed, failures: failedChecks } = await checked
  // Alone: nothing else takes its time now.
  const reports = []
  for (const { run, report } of played)
    reports.push({
      run,
      // A named file is played whatever part it is in.
      ...(await playAgain(run, report, (changes) =>
        play(run, changes.files ? { shard: undefined, ...changes } : changes),
      )),
    })
  progress.end()

  const unstable = reports.flatMap((report) => report.unstable)
  const faults = [...failedChecks, ...unstableFaults(unstable, await unstableBefore())]
  const failures = reports.flatMap((report) =>
    report.failures.map((failure) => ({ ...failure, run: report.run })),
  )
  for (const [at, failure] of failures.entries())
    say(at < mostShown ? failureLines(failure.run, failure) : failureTitle(failure.run, failure))
  for (const each of unstable) say(unstableLines(each))
  for (const fault of faults) say(`failed  ${fault}`)
  const files = reports.flatMap((report) => report.files).toSorted((a, b) => b.ms - a.ms)
  say(`took ${progress.minutes()} minutes, longest:`)
  for (const { file, ms } of files.slice(0, slowestShown))
    say(`  ${(ms / 1000).toFixed(0).padStart(4)} s  ${file}`)
  const skipped = reports.reduce((sum, report) => sum + report.skipped, 0)
  if (skipped > 0) say(`${skipped} skipped`)
  for (const note of new Set(reports.flatMap(({ notes }) => notes))) say(`  ${note}`)
  const passed = checksPassed + reports.reduce((sum, report) => sum + report.passed, 0)
  const failed = checksFailed + faults.length - failedChecks.length + failures.length
  say(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
