import { spawn } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { figureTable } from './bench/table.mjs'
import { bootstrap } from './bootstrap/bootstrap.mjs'
import { buildWeb } from './build-web.mjs'
import { node, root, toolEnvironment } from './toolchain.mjs'

// The kill benchmark runs some hundred cases in the product and plays them on nearly a hundred faulty pages.
const limitMs = 40 * 60_000

/** Runs one benchmark. Returns its figures; one that breaks gives a single missed figure, so that it is seen. */
async function runBench(file, folder) {
  const bench = basename(file, '.bench.ts')
  const output = join(folder, `${bench}.json`)
  const child = spawn(node, ['--no-warnings', join(root, 'scripts/bench/run-one.mjs'), file, output], {
    cwd: root,
    env: toolEnvironment(),
    stdio: ['ignore', 2, 2],
    timeout: limitMs,
  })
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(127))
    child.on('exit', (exitCode) => resolve(exitCode ?? 1))
  })
  if (code !== 0)
    return [{ bench, name: 'did not finish', figure: code, unit: 'exit code', budget: '0', ok: false }]
  return JSON.parse(await readFile(output, 'utf8')).map((figure) => ({ bench, ...figure }))
}

async function main(names) {
  await bootstrap({ root })
  await buildWeb()
  const all = (await readdir(join(root, 'bench'))).filter((name) => name.endsWith('.bench.ts')).sort()
  const chosen = all.filter((name) => names.length === 0 || names.some((part) => name.startsWith(part)))
  if (chosen.length === 0) {
    throw new Error(
      `No benchmark of that name. There are: ${all.map((name) => basename(name, '.bench.ts')).join(', ')}`,
    )
  }
  const folder = await mkdtemp(join(tmpdir(), 'tracewright-bench-'))
  const figures = []
  try {
    for (const name of chosen) {
      process.stderr.write(`running ${basename(name, '.bench.ts')}…\n`)
      figures.push(...(await runBench(join(root, 'bench', name), folder)))
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const machine = {
    cores: availableParallelism(),
    model: cpus()[0]?.model ?? 'unknown',
    platform: process.platform,
  }
  const latest = { at: new Date().toISOString(), machine, figures }
  await writeFile(join(root, 'bench/latest.json'), `${JSON.stringify(latest, null, 2)}\n`)
  process.stdout.write(`\n${figureTable(figures)}`)
  return figures.every(({ ok }) => ok) ? 0 : 1
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
