import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { execute } from '../../bootstrap/execute.mjs'
import { node, root, toolEnvironment, tools } from '../../toolchain.mjs'

/** They decide about every bundle, too. */
const tooling = ['node_modules/wrangler/package.json', 'tsconfig.json'].map((path) => join(root, path))
/** What stays of bundles of one config: a product that was started before may still read its own. */
const kept = 3

/**
 * The bundles of Workers, made as a deploy makes them. One is kept until a source of it or its config changes, for all products of this checkout. Throws with
 * what the compiler said.
 * @param {string[]} paths where the configs are, in JSON
 * @returns {Promise<{ path: string, config: object, file: string, besides: string[], inputs: string[] }[]>} `file` is the bundle, `besides` are modules that it
 *   imports and that are no code; `inputs` are absolute
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
      const mark = join(folder, 'latest.json')
      const { file, inputs } = (await readLatest(mark)) ?? (await build({ path, config, folder, mark }))
      return { path, config, file, besides: await besides(file), inputs: inputs.map(([input]) => input) }
    }),
  )
}

/** Programs (wasm) and data, named after their content, which wrangler puts beside a bundle. */
async function besides(file) {
  const folder = dirname(file)
  const names = await readdir(folder)
  return names.filter((name) => /^[\da-f]{40}-/.test(name)).map((name) => join(folder, name))
}

/** The last bundle, or null when something that it was made of has changed since. */
async function readLatest(mark) {
  const latest = JSON.parse(await readFile(mark, 'utf8').catch(() => 'null'))
  if (!latest) return null
  const level = await Promise.all(latest.inputs.map(async ([path, stamp]) => (await stampOf(path)) === stamp))
  return level.every(Boolean) && (await stampOf(latest.file)) ? latest : null
}

async function build({ path, config, folder, mark }) {
  const began = Date.now()
  const into = join(folder, `${began}-${process.pid}`)
  const metafile = join(into, 'meta.json')
  const words = ['deploy', '--dry-run', '--outdir', into, '--metafile', metafile, '-c', path]
  const { code, output } = await execute(node, ['--no-warnings', tools.wrangler, ...words], {
    cwd: root,
    env: toolEnvironment(),
  })
  if (code !== 0) throw new Error(output.trim())
  const meta = JSON.parse(await readFile(metafile, 'utf8'))
  const sources = Object.keys(meta.inputs).map((input) => resolve(dirname(path), input))
  const stamped = await Promise.all(
    [...tooling, ...sources].map(async (input) => [input, await stampOf(input)]),
  )
  // What the compiler leaves out on purpose is no file.
  const inputs = stamped.filter(([, stamp]) => stamp !== '')
  const made = { file: join(into, basename(config.main).replace(/\.\w+$/, '.js')), inputs }
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

/** At no time is there half a file. */
async function writeWhole(path, text) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.${process.pid}`, text)
  await rename(`${path}.${process.pid}`, path)
}

async function removeOld(folder) {
  const bundles = (await readdir(folder)).filter((name) => /^\d+-\d+$/.test(name)).sort()
  await Promise.all(
    bundles.slice(0, -kept).map((name) => rm(join(folder, name), { recursive: true, force: true })),
  )
}
