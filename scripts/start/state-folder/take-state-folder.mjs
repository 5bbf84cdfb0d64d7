import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { node, root } from '../../toolchain.mjs'

/**
 * Takes the folder in which a start keeps its state, for the start at `port`: two that write there at once would break what the other keeps. Returns
 * `{ keepUntil, release }`: `keepUntil(pid)` keeps it as long as that process lives, whatever becomes of this one, and `release` gives it back. Throws with
 * a sentence where another start has it; nothing is written then.
 */
export async function takeStateFolder(folder, { port }) {
  const keeper = spawn(node, ['--no-warnings', join(root, 'scripts/start/state-folder/keeper.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    windowsHide: true,
    // What ends a group of processes would end it before the server that works in the folder.
    detached: true,
  })
  const ended = once(keeper, 'exit')
  keeper.send({ folder, holder: { pid: process.pid, port } }, () => undefined)
  const [answer] = await Promise.race([
    once(keeper, 'message'),
    ended.then(([code]) => {
      throw new Error(`The state folder ${folder} could not be taken: its keeper ended with ${code}.`)
    }),
  ])
  if (!answer.taken) throw new Error(inUse(folder, { port, holder: answer.holder }))
  return {
    keepUntil: (pid) => void keeper.send({ until: pid }, () => undefined),
    async release() {
      if (keeper.connected) keeper.disconnect()
      await ended
    },
  }
}

function inUse(folder, { port, holder }) {
  const who = holder ? `the start at port ${holder.port} (process ${holder.pid})` : 'another start'
  return `The state folder ${folder} is in use by ${who}. Stop that one, or give this one a folder of its own: npm start -- --port ${port} --persist-to .wrangler/state-${port}`
}
