import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { node, root, toolEnvironment, tools } from '../toolchain.mjs'
import { errorFilter } from './error-filter.mjs'
import { closedTools, guardedRuntime } from './runtime.mjs'

const guard = join(root, 'scripts/start/guard.mjs')
const imports = ['end-with-parent.mjs', 'hide-helpers.mjs'].flatMap((name) => [
  '--import',
  pathToFileURL(join(root, 'scripts/start', name)).href,
])

/**
 * Starts the Workers of `configs`, primary first, in one `wrangler dev`, with `vars` for the primary, and returns `{ ended, buildFailed, stop, kill }`.
 * `folder` holds what belongs to this start alone. `ended` resolves with the exit code; `buildFailed` resolves when the first build cannot succeed.
 * Everything wrangler says goes to `log`, after what is there when it starts `again`, its errors also to stderr. `onCrash` is called when one of its runtimes
 * has died, which it starts anew by itself.
 */
export async function serve({ configs, folder, vars, port, persistTo, rest, log, again = false, onCrash }) {
  await mkdir(dirname(log), { recursive: true })
  const configWords = configs.flatMap((config) => ['-c', config])
  const varWords = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const own = [
    '--local',
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--persist-to',
    persistTo,
    '--show-interactive-dev-session=false',
  ]
  const wrangler = [node, '--no-warnings', ...imports, tools.wrangler, 'dev']
  const runtime = await guardedRuntime(folder)
  const child = spawn(node, [guard, ...wrangler, ...configWords, ...varWords, ...own, ...rest], {
    cwd: root,
    env: toolEnvironment({
      // A registry of its own: Workers of the same name in another process must not be found.
      WRANGLER_REGISTRY_PATH: join(persistTo, 'registry'),
      ...closedTools,
      ...runtime,
    }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  const file = createWriteStream(log, { flags: again ? 'a' : 'w' })
  let stopping = false
  // Connections that break because everything ends are no news.
  const filter = errorFilter((line) => stopping || process.stderr.write(`${line}\n`))
  const buildFailed = new Promise((resolve) => {
    const read = (chunk) => {
      file.write(chunk)
      filter(String(chunk))
      if (String(chunk).includes('Build failed with')) resolve()
      if (String(chunk).includes('runtime crashed unexpectedly')) onCrash?.()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
  })
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve(127))
    child.on('close', (code) => resolve(code ?? 1))
  })
  return {
    ended,
    buildFailed,
    stop() {
      stopping = true
      child.kill('SIGTERM')
    },
    kill: () => child.pid && process.kill(-child.pid, 'SIGKILL'),
  }
}
