import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { node, root } from './toolchain.mjs'

const viewer = [
  'swagger-ui-bundle.js',
  'swagger-ui-bundle.js.LICENSE.txt',
  'swagger-ui.css',
  'LICENSE',
  'NOTICE',
]

/** In a process of the pinned Node: whoever builds may be older, and would keep sources that have changed since. */
async function writePages(web, into) {
  const script = join(root, 'scripts/web/write-pages.mjs')
  await promisify(execFile)(node, [script, web, into], { cwd: root }).catch((error) => {
    throw new Error(error.stderr || error.message, { cause: error })
  })
}

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

/** What the pages are made of, as one short text: equal sources and packages give equal pages. */
async function fingerprint(web, dist) {
  const sources = (await filesUnder(web)).filter((file) => !file.startsWith(dist)).toSorted()
  const own = [
    join(root, 'package-lock.json'),
    ...(await filesUnder(join(root, 'scripts/web'))),
    import.meta.filename,
  ]
  const hash = createHash('sha256')
  for (const file of [...sources, ...own]) {
    hash.update(relative(root, file))
    hash.update(await readFile(file))
  }
  return hash.digest('hex')
}

/** Brings a folder level with another: copies what differs, removes what has no source any more. So whoever reads it meanwhile finds each file whole. */
async function bringLevel(from, to) {
  const wanted = new Map((await filesUnder(from)).map((file) => [join(to, relative(from, file)), file]))
  await mkdir(to, { recursive: true })
  await Promise.all(
    [...wanted].map(async ([target, source]) => {
      if (await isSame(source, target)) return
      await mkdir(dirname(target), { recursive: true })
      await copyFile(source, target)
    }),
  )
  const stale = (await filesUnder(to)).filter((file) => !wanted.has(file))
  await Promise.all(stale.map((file) => rm(file, { force: true })))
}

/**
 * Brings web/dist level with the sources of the pages and the API viewer. Nothing is done where they have not changed since, which `built` remembers.
 * Builds beside each other do no harm: each works in a folder of its own.
 */
export async function buildWeb({
  web = join(root, 'web'),
  dist = join(web, 'dist'),
  built = join(root, '.wrangler/web-built'),
} = {}) {
  const now = await fingerprint(web, dist)
  const [before, isThere] = await Promise.all([
    readFile(built, 'utf8').catch(() => ''),
    stat(join(dist, 'index.html')).catch(() => null),
  ])
  if (before === now && isThere) return
  await mkdir(dirname(built), { recursive: true })
  const fresh = await mkdtemp(`${built}-`)
  try {
    await writePages(web, fresh)
    const swagger = join(root, 'node_modules/swagger-ui-dist')
    await mkdir(join(fresh, 'docs/viewer'), { recursive: true })
    await Promise.all(viewer.map((name) => copyFile(join(swagger, name), join(fresh, 'docs/viewer', name))))
    await bringLevel(fresh, dist)
    await writeFile(built, now)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb()
