import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../toolchain.mjs'

/** The lock entry that `name` means when it is required from `path`, as Node looks it up; undefined when there is none. */
function resolved(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const entry = packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]
    if (entry || folder === '') return entry
  }
}

/**
 * Says what keeps `npm ci` from working: dependencies of the manifest that are not exact or differ from the lock, and
 * packages that an entry needs and the lock does not hold. npm prunes entries of other platforms from a lockfile in
 * some situations, and then refuses it on every fresh clone.
 */
export function lockfileFaults(manifest, lock) {
  const faults = []
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    if (!/^\d+\.\d+\.\d+/.test(version)) faults.push(`${name} is not pinned: ${version}`)
    else if (resolved(lock.packages, '', name)?.version !== version)
      faults.push(`${name}@${version} is not in the lockfile`)
  }
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      if (!resolved(lock.packages, path, name))
        faults.push(`${name}, needed by ${path || 'the product'}, is not in the lockfile`)
    }
  }
  return faults
}

export const lockfileCheck = {
  name: 'lockfile',
  async run() {
    const [manifest, lock] = await Promise.all(
      ['package.json', 'package-lock.json'].map(async (name) =>
        JSON.parse(await readFile(join(root, name), 'utf8')),
      ),
    )
    const faults = lockfileFaults(manifest, lock)
    return { ok: faults.length === 0, output: faults.join('\n') }
  },
}
