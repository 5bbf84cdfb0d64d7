import { availableParallelism } from 'node:os'

function seconds(sinceMs) {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)}s`
}

async function runCheck(check, write) {
  const startedAt = performance.now()
  let result
  try {
    result = await check.run()
  } catch (error) {
    result = { ok: false, output: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  const { ok, note, output } = result
  write(`${ok ? 'ok  ' : 'FAIL'}  ${check.name} ${seconds(startedAt)}${note ? `  (${note})` : ''}\n`)
  if (!ok && output) write(`${output.trimEnd()}\n`)
  return ok
}

/**
 * Runs checks `{ name, run() → { ok, output?, note? } }`, as many at once as there are cores, and writes one line for each
 * as it ends, with its output when it failed. A check that throws has failed. Returns `{ passed, failed }`.
 */
export async function runChecks(
  checks,
  { atOnce = availableParallelism(), write = (text) => process.stdout.write(text) } = {},
) {
  const queue = [...checks]
  const counts = { passed: 0, failed: 0 }
  async function worker() {
    for (let check = queue.shift(); check; check = queue.shift()) {
      counts[(await runCheck(check, write)) ? 'passed' : 'failed'] += 1
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, worker))
  return counts
}
