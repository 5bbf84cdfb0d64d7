import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { installPackages, writeProject } from '../../toolchains/commands.ts'

const here = fileURLToPath(new URL('./', import.meta.url))

/**
 * The folder of a library's page, beside the library as npm installs it, made once for each version of the page and kept between runs; or why npm could not install it.
 * A `page.ts` or `page.jsx` is built into `page.js`.
 */
export async function installPage(library: string): Promise<{ folder: string } | { missing: string }> {
  const names = (await readdir(join(here, library))).sort()
  const files = await Promise.all(
    names.map(async (path) => ({ path, content: await readFile(join(here, library, path), 'utf8') })),
  )
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)
  const kept = join(homedir(), '.cache', 'tracewright', 'library-pages')
  const folder = join(kept, `${library}-${hash}`)
  if (existsSync(folder)) return { folder }
  await mkdir(kept, { recursive: true })
  const project = await writeProject(files, kept)
  const refused = await installPackages(project)
  if (refused !== undefined) {
    await rm(project, { recursive: true, force: true })
    return { missing: refused }
  }
  const source = names.find((name) => ['page.ts', 'page.jsx'].includes(name))
  if (source !== undefined)
    await build({
      entryPoints: [join(project, source)],
      outfile: join(project, 'page.js'),
      bundle: true,
      minify: true,
      format: 'esm',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } },
      logLevel: 'error',
    })
  // Another run may have been first.
  await rename(project, folder).catch(() => rm(project, { recursive: true, force: true }))
  return { folder }
}
