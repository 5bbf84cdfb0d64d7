import { createHash } from 'node:crypto'
import { readFile, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../toolchain.mjs'
import { buildWorker } from '../../workers/build-worker.mjs'
import { writeWhole } from '../write-whole.mjs'

/** They decide about every bundle, too. */
const tooling = [
  'node_modules/esbuild/package.json',
  'tsconfig.json',
  'scripts/workers/build-worker.mjs',
].map((path) => join(root, path))
/** What stays of bundles of one config: a product that was started before may still read its own. */
const kept = 3

/**
 * The bundles of Workers, made as a deploy makes them. One is kept until a source of it or its config changes, for all products of this checkout. Throws with
 * what the compiler said.
 * @param {string[]} paths where the configs are, in JSON
 * @returns {Promise<{ path: string, config: object, file: string, chunks: string[], besides: string[], inputs: string[] }[]>} `file` is the entry, `chunks` is code
 *   that it imports, `besides` are modules that are no code; `inputs` are absolute
 */
export async function builtWorkers(paths, { cache = join(root, '.wrangler/built') } = {}) {
  return Promise.all(
    paths.map(async (path) => {
      const text = await readFile(path, 'utf8')
      const config = JSON.parse(text)
      const folder = join(
        cache,
        `${config.name}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`,
      )
      const mark = join(folder, 'built.json')
      const { inputs, ...built } = (await readLatest(mark)) ?? (await build({ config, folder, mark }))
      return { path, config, ...built, inputs: inputs.map(([input]) => input) }
    }),
  )
}

/** The last bundle, or null when something that it was made of has changed since. */
async function readLatest(mark) {
  const latest = JSON.parse(await readFile(mark, 'utf8').catch(() => 'null'))
  if (!latest) return null
  const { file, chunks, besides, inputs } = latest
  const isLevel = inputs.map(async ([path, stamp]) => (await stampOf(path)) === stamp)
  const isThere = [file, ...chunks, ...besides].map(async (path) => (await stampOf(path)) !== '')
  return (await Promise.all([...isLevel, ...isThere])).every(Boolean) ? latest : null
}

async function build({ config, folder, mark }) {
  const began = Date.now()
  const outdir = join(folder, `${began}-${process.pid}`)
  const built = await buildWorker(config, { outdir, root, sourcemap: true })
  const { file, chunks, besides } = built
  const stamped = await Promise.all(
    [...tooling, ...built.inputs].map(async (input) => [input, await stampOf(input)]),
  )
  // What the compiler leaves out on purpose is no file.
  const inputs = stamped.filter(([, stamp]) => stamp !== '')
  const made = { file, chunks, besides, inputs }
  // What was written while the compiler ran may be in the bundle or not, so the next start makes it again.
  if (inputs.every(([, stamp]) => Number(stamp.split(' ')[1]) < began))
    await writeWhole(mark, JSON.stringify(made))
  await removeOld(folder)
  return made
}

/** Size and time of the last change; empty for a file that is gone. */
const stampOf = (path) =>
  stat(path).then(
    ({ size, mtimeMs }) => `${size} ${mtimeMs}`,
    () => '',
  )

async function removeOld(folder) {
  const bundles = (await readdir(folder)).filter((name) => /^\d+-\d+$/.test(name)).sort()
  await Promise.all(
    bundles.slice(0, -kept).map((name) => rm(join(folder, name), { recursive: true, force: true })),
  )
}
