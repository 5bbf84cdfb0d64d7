import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { withAbsolutePaths } from './absolute-paths.mjs'
import { configs, root } from './toolchain.mjs'
import { buildWorker, readWith } from './workers/build-worker.mjs'

/**
 * Gzip limits in bytes. KB and MB are decimal, as in Wrangler's own report: 3 MB is what the free plan takes of a Worker. Each may have `start`, what is read before the
 * first request, and `area`, what the first request to one area has read when it begins to run. Three MB of `ocr` are its language, which is read with the first picture.
 */
export const bundleLimits = {
  api: { whole: 3_000_000, start: 60_000, area: 400_000 },
  collect: { whole: 40_000 },
  design: { whole: 3_000_000, start: 10_000 },
  jobs: { whole: 3_000_000, start: 10_000 },
  extract: { whole: 3_000_000 },
  ocr: { whole: 4_200_000 },
}

/** What is read with the first request of any area. */
const answering = 'workers/api/http/answer.ts'
const areaEntry = /^workers\/(?:features|api)\/([\w-]+)\/operations\.ts$/

/**
 * Compiles a Worker as a deploy would, without one. Returns gzip sizes in bytes, `{ whole, start, areas }`: of all modules, of what its start reads, and by
 * area of what the first request to it has read. Throws with what the compiler said.
 * @param {keyof typeof bundleLimits} worker
 * @returns {Promise<{ whole: number, start: number, areas: Record<string, number> }>}
 */
export async function bundle(worker) {
  const outdir = await mkdtemp(join(tmpdir(), `tracewright-${worker}-`))
  try {
    const { parse } = await import('smol-toml')
    const path = join(root, configs[worker])
    const config = withAbsolutePaths(parse(await readFile(path, 'utf8')), dirname(path))
    return await sizesOf(await buildWorker(config, { outdir, root }))
  } finally {
    await rm(outdir, { recursive: true, force: true })
  }
}

async function sizesOf({ file, chunks, besides, outputs }) {
  const sizes = new Map(
    await Promise.all(
      [file, ...chunks, ...besides].map(async (path) => [
        path,
        gzipSync(await readFile(path), { level: 9 }).length,
      ]),
    ),
  )
  const sizeOf = (paths) => paths.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0)
  const entries = Object.entries(outputs)
  const answers = entries.find(([, { entryPoint }]) => entryPoint === answering)?.[0]
  const isApi = entries.some(([, { entryPoint }]) => entryPoint === 'workers/api/index.ts')
  if (isApi && !answers) throw new Error(`${answering} is no chunk: sizes of first requests would be wrong`)
  const areas = entries.flatMap(([path, { entryPoint = '' }]) => {
    const [, area] = areaEntry.exec(entryPoint) ?? []
    return area ? [[area, sizeOf(readWith(outputs, [file, answers, path]))]] : []
  })
  if (isApi && areas.length === 0) throw new Error('No chunk holds the operations of an area')
  return {
    whole: sizeOf([...sizes.keys()]),
    start: sizeOf(readWith(outputs, [file])),
    areas: Object.fromEntries(areas),
  }
}
