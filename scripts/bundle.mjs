import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { execute } from './bootstrap/execute.mjs'
import { configs, node, root, toolEnvironment, tools } from './toolchain.mjs'

/**
 * Gzip limits in bytes. KB and MB are decimal, as in wrangler's own report. `api` and `collect` must start fast everywhere; the others
 * have room to grow, well below the 10 MB of the platform. 100 KB of `design` are the articles of the testing knowledge, which its start
 * does not read, 65 KB the kinds of risk and the clauses of frameworks, 120 KB the tagger and the catalogue of test ideas with their questions, 12 KB the parser of Gherkin, and 13 KB what is read of pages. Three MB of `ocr` are its language, which is read with the first picture.
 */
export const bundleLimits = {
  api: 1_200_000,
  collect: 40_000,
  design: 1_540_000,
  jobs: 2_000_000,
  extract: 2_000_000,
  ocr: 4_200_000,
}

/**
 * Bundles a Worker as a deploy would, without one. Returns `{ gzipBytes }`, the sum over the emitted modules without
 * source maps, or `{ failure }` with what wrangler said.
 */
export async function bundle(worker) {
  const outdir = await mkdtemp(join(tmpdir(), `tracewright-${worker}-`))
  try {
    const args = ['deploy', '--dry-run', '--outdir', outdir, '-c', join(root, configs[worker])]
    const { code, output } = await execute(node, ['--no-warnings', tools.wrangler, ...args], {
      cwd: root,
      env: toolEnvironment(),
    })
    if (code !== 0) return { failure: output }
    const entries = await readdir(outdir, { withFileTypes: true, recursive: true })
    const modules = entries.filter(
      (entry) => entry.isFile() && !entry.name.endsWith('.map') && entry.name !== 'README.md',
    )
    if (modules.length === 0) return { failure: `wrangler emitted nothing for ${worker}:\n${output}` }
    const contents = await Promise.all(modules.map((entry) => readFile(join(entry.parentPath, entry.name))))
    return { gzipBytes: contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0) }
  } finally {
    await rm(outdir, { recursive: true, force: true })
  }
}
