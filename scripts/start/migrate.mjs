import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execute, lastLines } from '../bootstrap/execute.mjs'
import { configs, node, root, toolEnvironment, tools } from '../toolchain.mjs'

async function fingerprint(folder) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.sql')).sort()
  if (names.length === 0) return null
  const hash = createHash('sha256')
  for (const name of names) hash.update(`${name}\0`).update(await readFile(join(folder, name)))
  return hash.digest('hex')
}

/**
 * Applies the D1 migrations to the local database under `persistTo`. Asking wrangler costs more than a second,
 * so a mark beside the database remembers which files it has; it goes away together with the database.
 */
export async function migrateLocally({ persistTo }) {
  const wanted = await fingerprint(join(root, 'migrations/d1'))
  if (!wanted) return
  const database = join(persistTo, 'v3/d1')
  const mark = join(database, 'applied-migrations.sha256')
  if ((await readFile(mark, 'utf8').catch(() => '')) === wanted) return
  const args = [
    'd1',
    'migrations',
    'apply',
    'DB',
    '--local',
    '--persist-to',
    persistTo,
    '-c',
    join(root, configs.api),
  ]
  const { code, output } = await execute(node, [tools.wrangler, ...args], {
    cwd: root,
    env: toolEnvironment({ CI: 'true' }),
  })
  if (code !== 0) throw new Error(`The D1 migrations could not be applied:\n${lastLines(output, 30)}`)
  await mkdir(database, { recursive: true })
  await writeFile(mark, wanted)
}
