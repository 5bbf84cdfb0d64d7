import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type Account, signIn } from './durable-load.ts'
import { removeFolder } from './remove-folder.ts'
import { startProduct } from './start-product.ts'

interface Start {
  /** NAME:VALUE, for each start. */
  settings?: () => readonly string[]
  env?: Record<string, string>
  /** Whether each start is at the same port: tokens and links name it. */
  isAtOnePort?: boolean
}

/** A product of one file that is ended and started again with its state. It is there, and the demo account signed in, from the first `beforeAll` of the file on. */
export function lastingProduct({ settings = () => [], env = {}, isAtOnePort = false }: Start = {}) {
  let persistTo = ''
  let port = 0
  let product: ReturnType<typeof startProduct>
  let account: Account

  async function start(more: readonly string[] = []): Promise<void> {
    const words = [...settings(), ...more].flatMap((setting) => ['--var', setting])
    product = startProduct({ persistTo, port, env, words })
    account = await signIn(await product.ready())
  }
  /** All at once, as a power cut does. */
  async function crash(): Promise<void> {
    product.crash()
    await product.ended
  }
  /** As it ends by itself: what it kept can be read then. */
  async function end(): Promise<void> {
    product.kill('SIGTERM')
    await product.ended
  }

  beforeAll(async () => {
    persistTo = await mkdtemp(join(tmpdir(), 'tracewright-lasting-'))
    if (isAtOnePort) port = await lastingPort()
    await start()
  })
  afterAll(async () => {
    await crash()
    await removeFolder(persistTo)
  })
  return {
    persistTo: () => persistTo,
    account: () => account,
    origin: () => account.origin,
    output: () => product.output(),
    start,
    crash,
    end,
  }
}

/** A port that nobody is given by chance while the product is down: systems give those from 32768 on (tcp(7), ip_local_port_range). */
export async function lastingPort(): Promise<number> {
  const port = 10_000 + Math.trunc(Math.random() * 20_000)
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return port
  } catch {
    return await lastingPort()
  } finally {
    server.close()
  }
}
