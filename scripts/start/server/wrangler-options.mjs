import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { root } from '../../toolchain.mjs'
import { writeWhole } from '../write-whole.mjs'

/**
 * What Wrangler makes of configs for Miniflare, by path, with the variables in the `.dev.vars` beside each. Wrangler takes a second to load, so what it makes of a config is kept until
 * the config or Wrangler changes; variables are not, which may be secret.
 * @param {string[]} paths where the configs are, in JSON with absolute paths
 * @returns {Promise<Map<string, { bindings: Record<string, unknown> }>>}
 */
export async function wranglerOptions(paths, { cache = join(root, '.wrangler/options') } = {}) {
  const { version } = JSON.parse(await readFile(join(root, 'node_modules/wrangler/package.json'), 'utf8'))
  const entries = paths.map(async (path) => {
    const config = await readFile(path, 'utf8')
    const name = createHash('sha256').update(`${version}\n${config}`).digest('hex')
    const file = join(cache, `${name.slice(0, 32)}.json`)
    const options = (await readKept(file)) ?? (await make(config, file))
    return [path, { ...options, bindings: { ...options.bindings, ...(await variablesBeside(path)) } }]
  })
  return new Map(await Promise.all(entries))
}

const readKept = async (path) => JSON.parse(await readFile(path, 'utf8').catch(() => 'null'))

/** In a folder of its own, where no variables lie. */
async function make(config, file) {
  const { unstable_getMiniflareWorkerOptions: optionsOf } = await import('wrangler')
  const folder = await mkdtemp(join(tmpdir(), 'tracewright-options-'))
  try {
    const path = join(folder, 'wrangler.json')
    await writeFile(path, config)
    const { rootPath: _folder, ...options } = optionsOf(path).workerOptions
    const text = JSON.stringify(options)
    await writeWhole(file, text)
    return JSON.parse(text)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const variablesBeside = async (path) =>
  parseEnv(await readFile(join(dirname(path), '.dev.vars'), 'utf8').catch(() => ''))
