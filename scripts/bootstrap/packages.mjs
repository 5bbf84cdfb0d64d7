import { readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { execute, lastLines } from './execute.mjs'

/**
 * Names the first package that is missing or differs, or null when the installed tree is the locked one.
 * Takes the `packages` maps of package-lock.json and of node_modules/.package-lock.json. An absent optional package
 * is fine: it belongs to another platform.
 */
export function firstDifference(locked, installed) {
  for (const [path, entry] of Object.entries(locked)) {
    if (path === '') continue
    const present = installed[path]
    if (!present) {
      if (entry.optional) continue
      return path
    }
    const differs = present.version !== entry.version
    const otherContent = entry.integrity && present.integrity && present.integrity !== entry.integrity
    if (differs || otherContent) return path
  }
  return null
}

async function lockedPackages(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8')).packages ?? {}
  } catch {
    return null
  }
}

async function packagesAreInstalled(root) {
  const locked = await lockedPackages(join(root, 'package-lock.json'))
  if (!locked)
    throw new Error(`package-lock.json is missing or unreadable in ${root}: restore it from the repository.`)
  const installed = await lockedPackages(join(root, 'node_modules/.package-lock.json'))
  return installed !== null && firstDifference(locked, installed) === null
}

async function pinnedNodeRuns(root) {
  const wanted = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).devDependencies.node
  const { code, output } = await execute(join(root, 'node_modules/.bin/node'), ['--version'])
  return code === 0 && output.trim() === `v${wanted}`
}

/** npm must not run on the Node that it is about to replace, nor inherit the flags of the npm that started us. */
function npmEnvironment() {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !entry.endsWith('node_modules/.bin'))
  const env = { ...process.env, PATH: path.join(delimiter), NODE_ENV: 'development' }
  delete env.npm_config_omit
  delete env.npm_config_ignore_scripts
  return env
}

async function npm(root, args, sentence) {
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']
  const { code, output } = await execute('npm', [...args, ...quiet], { cwd: root, env: npmEnvironment() })
  if (code === 0) return
  if (code === 127) throw new Error('npm was not found: install Node.js together with npm and try again.')
  throw new Error(`${sentence} (npm ${args[0]} ended with ${code}):\n${lastLines(output)}`)
}

/**
 * Brings node_modules to the state of package-lock.json, and the pinned Node into node_modules/.bin.
 * No install script of any dependency runs, except the one of `node`, which fetches the binary for this platform.
 */
export async function ensurePackages({ root, say }) {
  if (!(await packagesAreInstalled(root))) {
    say('Installing packages (about half a minute)…')
    await npm(root, ['ci', '--ignore-scripts'], 'The packages could not be installed')
  }
  if (await pinnedNodeRuns(root)) return
  say('Installing the pinned Node…')
  await npm(root, ['rebuild', 'node', '--ignore-scripts=false'], 'The pinned Node could not be installed')
  if (await pinnedNodeRuns(root)) return
  throw new Error('The pinned Node was installed but does not run on this machine: see node_modules/node.')
}
