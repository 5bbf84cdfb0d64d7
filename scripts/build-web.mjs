import { copyFile, mkdir, readFile, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './toolchain.mjs'

const viewer = [
  'swagger-ui-bundle.js',
  'swagger-ui-bundle.js.LICENSE.txt',
  'swagger-ui.css',
  'LICENSE',
  'NOTICE',
]

async function filesUnder(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}

async function isSame(from, to) {
  const [a, b] = await Promise.all([stat(from), stat(to).catch(() => null)])
  if (a.size !== b?.size) return false
  return (await readFile(from)).equals(await readFile(to))
}

/**
 * Brings web/dist level with the pages and the API viewer: copies what differs, removes what no longer has a source.
 * Nothing is transformed, so what is served is what is read in web/pages.
 */
export async function buildWeb({ pages = join(root, 'web/pages'), dist = join(root, 'web/dist') } = {}) {
  const swagger = join(root, 'node_modules/swagger-ui-dist')
  const wanted = new Map([
    ...(await filesUnder(pages)).map((file) => [join(dist, file.slice(pages.length + 1)), file]),
    ...viewer.map((name) => [join(dist, 'docs/viewer', name), join(swagger, name)]),
  ])
  await mkdir(dist, { recursive: true })
  await Promise.all(
    [...wanted].map(async ([to, from]) => {
      if (await isSame(from, to)) return
      await mkdir(dirname(to), { recursive: true })
      await copyFile(from, to)
    }),
  )
  const stale = (await filesUnder(dist)).filter((file) => !wanted.has(file))
  await Promise.all(stale.map((file) => rm(file, { force: true })))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb()
