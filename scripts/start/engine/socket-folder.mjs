import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { entrance, sockets } from './engine-config.mjs'

/** What fits into the address of a socket (`sun_path`) before the byte that ends it. */
const longestOn = (platform) => (platform === 'linux' ? 107 : 103)

/**
 * A folder for sockets, as short as it can be written where we run: `folder`, or one among the temporary files where its path is too long for an address. Either is
 * ours alone then, so that nobody else of this machine connects. Gives `{ path, remove }`.
 */
export async function socketFolder(folder, { cwd = process.cwd(), platform = process.platform } = {}) {
  const [path] = [folder, relative(cwd, folder) || '.'].sort((a, b) => a.length - b.length)
  if (
    [entrance, ...Object.values(sockets)].every(
      (name) => Buffer.byteLength(join(path, name)) <= longestOn(platform),
    )
  ) {
    await chmod(folder, 0o700)
    return { path, remove: async () => undefined }
  }
  const temporary = await mkdtemp(join(tmpdir(), 'tracewright-engine-'))
  return { path: temporary, remove: () => rm(temporary, { recursive: true, force: true }) }
}
