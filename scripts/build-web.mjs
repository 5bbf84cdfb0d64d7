import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
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

/** Files whose names change with their content. A page that is open goes on asking for those that it was made with. */
const hashed = 'assets'
/** How long such a file stays once another one has taken its place. */
const keptMs = 12 * 60 * 60_000

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
    // Sources of theirs that are not below them.
    join(root, 'shared/domain/targets/own-path.ts'),
    join(root, 'shared/domain/test-cases/aligned-steps.ts'),
    join(root, 'shared/domain/test-cases/step-differences.ts'),
    join(root, 'shared/domain/test-cases/with-steps.ts'),
    join(root, 'shared/domain/test-exports/formats.ts'),
    join(root, 'shared/domain/test-scripts/catalog.ts'),
    join(root, 'shared/domain/authoring/rewording/with-rewordings.ts'),
    import.meta.filename,
  ]
  const hash = createHash('sha256')
  for (const file of [...sources, ...own]) {
    hash.update(relative(root, file))
    hash.update(await readFile(file))
  }
  return hash.digest('hex')
}

/**
 * Brings a folder level with another, whose files it takes: what pages need comes before they do, each file is there whole at any time, and what has no source any
 * more goes, of hashed files after a while. `replaced` says when they lost their source, by path; returns the same for the next time.
 */
async function bringLevel(from, to, replaced) {
  const taken = (await filesUnder(from)).map((file) => relative(from, file))
  const isHashed = (file) => file.startsWith(hashed + sep)
  await Promise.all(taken.filter(isHashed).map((file) => take(from, to, file)))
  await Promise.all(taken.filter((file) => !isHashed(file)).map((file) => take(from, to, file)))
  const now = Date.now()
  const stale = (await filesUnder(to))
    .map((file) => relative(to, file))
    .filter((file) => !taken.includes(file))
  const kept = stale.filter((file) => isHashed(file) && now - (replaced[file] ?? now) < keptMs)
  const gone = stale.filter((file) => !kept.includes(file))
  await Promise.all(gone.map((file) => rm(join(to, file), { force: true })))
  return Object.fromEntries(kept.map((file) => [file, replaced[file] ?? now]))
}

async function take(from, to, file) {
  if (await isSame(join(from, file), join(to, file))) return
  await mkdir(dirname(join(to, file)), { recursive: true })
  await rename(join(from, file), join(to, file))
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
    readFile(built, 'utf8')
      .then(JSON.parse)
      .catch(() => ({})),
    stat(join(dist, 'index.html')).catch(() => null),
  ])
  if (before.made === now && isThere) return
  await mkdir(dirname(built), { recursive: true })
  const fresh = await mkdtemp(`${built}-`)
  try {
    await writePages(web, fresh)
    const swagger = join(root, 'node_modules/swagger-ui-dist')
    await mkdir(join(fresh, 'docs/viewer'), { recursive: true })
    await Promise.all(viewer.map((name) => copyFile(join(swagger, name), join(fresh, 'docs/viewer', name))))
    const replaced = await bringLevel(fresh, dist, before.replaced ?? {})
    await writeFile(built, JSON.stringify({ made: now, replaced }))
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb()
