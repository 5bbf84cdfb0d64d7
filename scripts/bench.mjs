import { spawn } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chosenAmong, readArguments } from './bench/arguments.mjs'
import { compareWith, readEarlier } from './bench/compare.mjs'
import { entriesOf, isSuccess } from './bench/outcome.mjs'
import { figureTable } from './bench/table.mjs'
import { bootstrap } from './bootstrap/bootstrap.mjs'
import { buildWeb } from './build-web.mjs'
import { node, root, toolEnvironment } from './toolchain.mjs'

// The kill benchmark runs some hundred cases in the product and plays them on nearly a hundred faulty pages.
const limitMs = Number(process.env.BENCH_MINUTES ?? 40) * 60_000

/** Runs one benchmark in a process of its own. Returns its entries in `bench/latest.json`. */
async function runBench(bench, folder) {
  const output = join(folder, `${bench}.json`)
  const file = join(root, 'bench', `${bench}.bench.ts`)
  const child = spawn(node, ['--no-warnings', join(root, 'scripts/bench/run-one.mjs'), file, output], {
    cwd: root,
    env: toolEnvironment(),
    stdio: ['ignore', 2, 2],
  })
  let isLate = false
  const late = setTimeout(() => {
    isLate = true
    child.kill()
  }, limitMs)
  const exitCode = await new Promise((resolve) => {
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 1))
  })
  clearTimeout(late)
  const result = exitCode === 0 ? JSON.parse(await readFile(output, 'utf8')) : undefined
  return entriesOf(bench, { code: isLate ? null : exitCode, result, limitMs })
}

async function runAll(benches) {
  const folder = await mkdtemp(join(tmpdir(), 'tracewright-bench-'))
  const entries = []
  try {
    for (const bench of benches) {
      process.stderr.write(`running ${bench}…\n`)
      const own = await runBench(bench, folder)
      for (const sentence of own.flatMap(({ missing = [] }) => missing))
        process.stderr.write(`skipped ${bench}: ${sentence}\n`)
      entries.push(...own)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return entries
}

async function main(words) {
  const { names, compare } = readArguments(words)
  // Before the run, which may replace that very file.
  const earlier = compare === undefined ? undefined : readEarlier(await readFile(compare, 'utf8'), compare)
  const files = (await readdir(join(root, 'bench'))).filter((name) => name.endsWith('.bench.ts')).sort()
  const benches = chosenAmong(
    files.map((name) => basename(name, '.bench.ts')),
    names,
  )
  await bootstrap({ root })
  await buildWeb()
  const figures = await runAll(benches)
  const machine = {
    cores: availableParallelism(),
    model: cpus()[0]?.model ?? 'unknown',
    platform: process.platform,
  }
  const latest = { at: new Date().toISOString(), machine, figures }
  await writeFile(join(root, 'bench/latest.json'), `${JSON.stringify(latest, null, 2)}\n`)
  const { ratios, note } = earlier ? compareWith(earlier, latest) : {}
  process.stdout.write(`\n${figureTable(figures, ratios)}${note ? `\n${note}\n` : ''}`)
  return isSuccess(figures) ? 0 : 1
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
