import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node, root } from '../scripts/toolchain.mjs'
import { type Figure, atMost } from './figures.ts'
import { removeFolder } from '../test/support/remove-folder.ts'

const budgetSeconds = 10

/** Seconds from the command to its line `ready`; the server is stopped again. */
async function secondsToReady(persistTo: string): Promise<number> {
  const startedAt = performance.now()
  const server = spawn(node, [join(root, 'scripts/start.mjs'), '--persist-to', persistTo], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()))
  let output = ''
  try {
    return await new Promise<number>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += String(chunk)
        if (/^ready http/m.test(output)) resolve((performance.now() - startedAt) / 1000)
      }
      server.stdout.on('data', read)
      server.stderr.on('data', read)
      server.on('close', () => reject(new Error(`npm start ended early:\n${output}`)))
    })
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

/** How long a person waits for `npm start` when nothing has to be installed. */
export async function run(): Promise<Figure[]> {
  const persistTo = await mkdtemp(join(tmpdir(), 'tracewright-start-'))
  try {
    return [
      atMost('start to ready, new state', await secondsToReady(persistTo), budgetSeconds, 's'),
      atMost('start to ready, kept state', await secondsToReady(persistTo), budgetSeconds, 's'),
    ]
  } finally {
    await removeFolder(persistTo)
  }
}
