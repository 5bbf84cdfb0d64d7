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
  return { name: check.name, ok, output: output ?? '' }
}

const firstLine = (text) => text.trim().split('\n')[0].slice(0, 300)

/**
 * Runs checks `{ name, run() → { ok, output?, note? } }`, as many at once as there are cores, and writes one line for each
 * as it ends, with its output when it failed. A check that throws has failed. Returns `{ passed, failed, failures }`, a
 * line for each failure.
 */
export async function runChecks(
  checks,
  { atOnce = availableParallelism(), write = (text) => process.stdout.write(text) } = {},
) {
  const queue = [...checks]
  const results = []
  async function worker() {
    for (let check = queue.shift(); check; check = queue.shift()) {
      results.push(await runCheck(check, write))
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, worker))
  const failed = results.filter(({ ok }) => !ok)
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    failures: failed.map(({ name, output }) => `${name}: ${firstLine(output)}`),
  }
}
