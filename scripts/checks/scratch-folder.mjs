import { mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What says of a file system that it lies in memory (statfs(2), TMPFS_MAGIC). */
const inMemory = 0x0102_1994
/** Far more than all tests leave lying at one moment. */
const neededBytes = 4 * 2 ** 30

/** Whether `folder` lies in memory and has room for the tests. */
async function hasRoom(folder, statOf) {
  const stat = await statOf(folder).catch(() => null)
  return stat?.type === inMemory && stat.bavail * stat.bsize >= neededBytes
}

/**
 * A new folder for what tests write: in memory where the machine has room there, because a test waits for each thing that a disk has to keep, and what it
 * keeps ends with it. Otherwise where temporary files lie.
 */
export async function newScratchFolder({ memory = '/dev/shm', statOf = statfs } = {}) {
  const parent = (await hasRoom(memory, statOf)) ? memory : tmpdir()
  const name = 'tracewright-tests-'
  return mkdtemp(join(parent, name)).catch(() => mkdtemp(join(tmpdir(), name)))
}
