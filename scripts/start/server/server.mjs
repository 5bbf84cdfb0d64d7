// Runs the Workers of one `npm start` in one runtime, from bundles made as a deploy makes them, and loads them anew when their sources change. Whoever starts it sends
// a message (see `openProduct`) and hears the `{ port }` at which they are up, or a `failed` sentence; later `{ changed: true }` whenever sources have changed. What Workers say goes to stdout, errors to stderr.
import { once } from 'node:events'
import { enableCompileCache } from 'node:module'
import { checkSettings } from '../../check-settings.mjs'
import { compileCache } from '../../toolchain.mjs'
import { whenParentEnds } from '../parent.mjs'
import { say } from './log.mjs'
import { openProduct } from './product.mjs'
import './grow-faster.mjs'
import './hide-helpers.mjs'

/** Browsers and the runtime are asked to end first. */
const patienceMs = 5000
enableCompileCache(compileCache)

let stopping = false
let opening

function stop() {
  if (stopping) return
  stopping = true
  // Whatever was started is in our process group, and so are we.
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), patienceMs).unref()
  const close = opening?.then((product) => product.close()).catch(() => undefined)
  void Promise.resolve(close).then(() => process.exit(0))
}

process.on('disconnect', stop)
whenParentEnds(stop)

const [{ settings, ...start }] = await once(process, 'message')
try {
  checkSettings(settings)
  opening = openProduct(start, say, () => process.send({ changed: true }))
  const { port } = await opening
  process.send({ port })
} catch (error) {
  if (!stopping) process.send({ failed: error.message }, () => process.exit(1))
}
