import { execFile } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { configs, node, root, toolEnvironment, tools } from '../../scripts/toolchain.mjs'
import { removeFolder } from '../../test/support/remove-folder.ts'
import { siteEntry } from '../../test/support/site-entry.ts'

/** A Worker that does only the same `queue.send`. */
const sender = `export default {
  async fetch(request, env) {
    await env.HITS.send(await request.json())
    return Response.json({ accepted: true }, { status: 202 })
  },
}`

/** A Worker that does nothing. */
const bare = `export default {
  fetch: () => Response.json({ accepted: true }, { status: 202 }),
}`

/** A Worker that reads what it is sent and answers as `collect` does, and keeps nothing: what no door of trackers can do without. */
const reader = `export default {
  async fetch(request) {
    const { payload } = JSON.parse(new TextDecoder().decode(await request.arrayBuffer()))
    const cache = payload.website + '.' + crypto.randomUUID()
    const headers = { 'Access-Control-Allow-Origin': '*', 'X-Request-Id': crypto.randomUUID() }
    return Response.json({ accepted: true, eventId: crypto.randomUUID(), cache }, { status: 202, headers })
  },
}`

interface Miniflare {
  ready: Promise<URL>
  getKVNamespace: (
    binding: string,
    worker: string,
  ) => Promise<{ put: (key: string, value: string) => Promise<void> }>
  unsafeGetDirectURL: (worker: string) => Promise<URL>
  dispose: () => Promise<void>
}

/** wrangler's own miniflare: a second one would bring a second workerd. */
async function loadMiniflare(): Promise<new (options: object) => Miniflare> {
  const require = createRequire(import.meta.url)
  const entry = createRequire(require.resolve('wrangler/package.json')).resolve('miniflare')
  const { Miniflare: constructor } = (await import(pathToFileURL(entry).href)) as {
    Miniflare: new (options: object) => Miniflare
  }
  return constructor
}

async function builtCollect(): Promise<string> {
  const outdir = await mkdtemp(join(tmpdir(), 'tracewright-collect-'))
  try {
    const args = ['--no-warnings', tools.wrangler, 'deploy', '--dry-run', '--outdir', outdir]
    await promisify(execFile)(node, [...args, '-c', join(root, configs.collect)], {
      cwd: root,
      env: toolEnvironment(),
    })
    return await readFile(join(outdir, 'index.js'), 'utf8')
  } finally {
    await removeFolder(outdir)
  }
}

function workerOf(name: string, contents: string, env: object) {
  const modules = { 'index.js': { type: 'esm', contents } }
  return {
    config: {
      type: 'worker',
      name,
      compatibilityDate: '2026-09-01',
      manifest: { mainModule: 'index.js', modulesRoot: '/', modules },
      env,
    },
    dev: { unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] },
  }
}

export type WorkerName = 'collect' | 'sender' | 'reader' | 'bare'

/**
 * Starts the built collect Worker and those it is compared with, each on a socket of its own, without the dev proxy. The queues have
 * no consumer: the local broker sets a timer per message it keeps and refuses above 10,000, which would measure the broker.
 */
export async function startWorkers({ website }: { website: string }) {
  const constructor = await loadMiniflare()
  const queue = (name: string) => ({ type: 'queue', name })
  const miniflare = new constructor({
    workers: [
      workerOf('collect', await builtCollect(), {
        SITES: { type: 'kv', id: 'sites' },
        HITS: queue('hits'),
        ADDRESS_HEADER: { type: 'text', value: 'CF-Connecting-IP' },
      }),
      workerOf('sender', sender, { HITS: queue('sent') }),
      workerOf('reader', reader, {}),
      workerOf('bare', bare, {}),
    ],
  })
  await miniflare.ready
  await (await miniflare.getKVNamespace('SITES', 'collect')).put(website, JSON.stringify(siteEntry()))
  return {
    urlOf: async (name: WorkerName) => new URL('/api/collect', await miniflare.unsafeGetDirectURL(name)).href,
    stop: () => miniflare.dispose(),
  }
}
