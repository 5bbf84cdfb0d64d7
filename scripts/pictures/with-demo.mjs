import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../toolchain.mjs'

/** Runs the product with its state in `persistTo`, and does some `work` at its address once the demo is complete. */
export async function withDemo(persistTo, work) {
  // A model that this machine happens to have is in no picture.
  const words = ['--persist-to', persistTo, '--model', 'embedded']
  const server = spawn(process.execPath, [join(root, 'scripts/start.mjs'), ...words], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'close')
  try {
    await work(
      await Promise.race([
        completeAt(server.stdout),
        ended.then(() => Promise.reject(new Error('The product ended.'))),
      ]),
    )
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

async function completeAt(output) {
  let text = ''
  for await (const chunk of output) {
    text += chunk
    const [, origin] = /^the demo is complete: (\S+)\/start$/m.exec(text) ?? []
    if (origin) return origin
  }
  throw new Error(`The demo was not made:\n${text}`)
}
