import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { execute } from '../bootstrap/execute.mjs'
import { node, root, toolEnvironment } from '../toolchain.mjs'

const generator = join(root, 'node_modules/drizzle-kit/bin.cjs')

async function sqlFiles(folder) {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

async function readConfig(path) {
  const print = `import(${JSON.stringify(path)}).then((m) => console.log(JSON.stringify(m.default)))`
  const { code, output } = await execute(node, ['--no-warnings', '-e', print], { cwd: root })
  if (code !== 0) throw new Error(output)
  return JSON.parse(output)
}

/**
 * Generates migrations once more into a copy; a new file there means that the tables and the committed SQL differ.
 * Returns null or a sentence. Leaves the tree alone.
 */
export async function migrationDrift(configPath) {
  const config = await readConfig(configPath)
  const committed = resolve(root, config.out)
  const scratch = await mkdtemp(join(tmpdir(), 'tracewright-migrations-'))
  try {
    const out = join(scratch, 'out')
    await cp(committed, out, { recursive: true })
    const copy = join(scratch, 'drizzle.config.json')
    // drizzle-kit reads paths relative to the working folder only.
    await writeFile(copy, JSON.stringify({ ...config, out: `./${relativeTo(out)}` }))
    const args = ['--no-warnings', generator, 'generate', '--config', copy, '--name', 'drift']
    const { code, output } = await execute(node, args, { cwd: root, env: toolEnvironment({ CI: 'true' }) })
    // A rename makes it ask a question, fail without a terminal, and still end with 0: only its own sentence counts.
    if (code === 0 && output.includes('No schema changes')) return null
    const advice = `run \`npm run migrations\` for ${basename(configPath)} and commit the result`
    const isNew = (await sqlFiles(out)).length > (await sqlFiles(committed)).length
    return `The tables and ${config.out} differ: ${advice}.${isNew ? '' : `\n${output}`}`
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

function relativeTo(path) {
  const up = root
    .split('/')
    .filter(Boolean)
    .map(() => '..')
  return join(...up, path)
}

export const migrationsCheck = {
  name: 'migrations',
  async run() {
    const names = (await readdir(root)).filter((name) => /^drizzle(?:\..+)?\.config\.ts$/.test(name))
    const drifts = await Promise.all(names.map((name) => migrationDrift(join(root, name))))
    const faults = drifts.filter(Boolean)
    return { ok: faults.length === 0, output: faults.join('\n') }
  },
}
