// Holds the state folder of a start, in the Node that is pinned here: an exclusive lock of SQLite is one of the system, which takes it back however its process
// ends, on every platform, so nothing stale keeps anybody out. Hears `{ folder, holder: { pid, port } }` and says `{ taken: true }`, or `{ holder }`, who has it. Later hears
// `{ until }`, a process that works in the folder: the lock lasts as long as that one, also where the start was killed.
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

const lockFile = 'in-use.lock'
const holderFile = 'in-use.json'
/** A start that was killed is followed by its server, which closes what is open first. */
const patienceMs = 30_000
const lookEveryMs = 100
const sqliteBusy = 5

let until = null
process.on('message', (message) => (until = message.until ?? until))
process.on('disconnect', () => void leave())
// Ctrl-C reaches whatever hangs on the terminal; the folder is kept until the server has ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)

async function leave() {
  while (until !== null && isAlive(until)) await sleep(lookEveryMs)
  process.exit(0)
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Takes the lock; null where another process has it. */
function lock(folder) {
  const database = new DatabaseSync(join(folder, lockFile))
  try {
    database.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database.close()
    if ((error.errcode & 255) === sqliteBusy) return null
    throw error
  }
}

function readHolder(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, holderFile), 'utf8'))
  } catch {
    return null
  }
}

/** Waits only for a start that is gone already, or that has not written yet who it is. */
async function take(folder, holder) {
  mkdirSync(folder, { recursive: true })
  const end = Date.now() + patienceMs
  for (;;) {
    const held = lock(folder)
    if (held) {
      writeFileSync(join(folder, holderFile), JSON.stringify(holder))
      return { held }
    }
    const other = readHolder(folder)
    if ((other && isAlive(other.pid)) || Date.now() > end) return { other }
    await sleep(lookEveryMs)
  }
}

const [{ folder, holder }] = await once(process, 'message')
const { held, other } = await take(folder, holder)
if (held) {
  // A database that nobody refers to is closed.
  process.on('exit', () => held.close())
  process.send({ taken: true })
} else {
  process.send({ holder: other }, () => process.exit(0))
}
