import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { scriptWithParent } from '../bootstrap/with-parent.mjs'

/**
 * The environment in which the development server opens neither its explorer nor the proxy of its inspector: they would show the stored data, and run code
 * with our secrets, for pages of other sites.
 */
export const closedTools = {
  X_LOCAL_EXPLORER: 'false',
  // Any value keeps the proxy from being started.
  VSCODE_INSPECTOR_OPTIONS: '{}',
}

const withoutInspector = `# Any page of any site could connect to the inspector. The development server cannot be told to leave it out and waits for its port, so it is
# told one on which nobody listens.
for word do
  shift
  case "$word" in
    --inspector-addr=*) printf '{"event":"listen-inspector","port":9}\\n' >&3 ;;
    *) set -- "$@" "$word" ;;
  esac
done
`

/**
 * Puts a script into `folder` that runs the Workers runtime without its inspector and no longer than the wrangler that started it, and returns the
 * environment that makes wrangler take it. Empty on Windows, which has no such scripts: there the inspector stays.
 */
export async function guardedRuntime(folder, { platform = process.platform, env = process.env } = {}) {
  if (platform === 'win32') return {}
  // Only here: this file is read before any package is installed.
  const { default: installed } = createRequire(import.meta.url)('workerd')
  const program = env.MINIFLARE_WORKERD_PATH ?? installed
  const path = join(folder, 'workerd')
  await mkdir(folder, { recursive: true })
  await writeFile(path, scriptWithParent(program, withoutInspector), { mode: 0o755 })
  return { MINIFLARE_WORKERD_PATH: path }
}
