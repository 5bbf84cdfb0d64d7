import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { settingsFor } from '../drive/vendor.ts'
import { removeFolder } from '../remove-folder.ts'
import { startProduct } from '../start-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product of all tests of pages listens, and what it printed. */
    pagesProduct: { origin: string; printed: string }
    /** Where that product looks for the vendor of drives: a port that is free for the file that plays one. */
    vendorPort: number
  }
}

// Steps that cannot be played are given up soon, and who asks for the sessions of an address proves that it is theirs.
const words = ['--var', 'STEP_TIMEOUT_SECONDS:6', '--var', 'SESSION_LISTING:verified']

/** One product for all files, once before them: its start takes longer than most of them. Each file has people of its own. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewright-pages-'))
  const vendorPort = await freePort()
  const vendor = Object.entries(settingsFor(`http://127.0.0.1:${vendorPort}`))
  const drive = vendor.flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const product = startProduct({ persistTo: folder, words: [...words, ...drive] })
  provide('vendorPort', vendorPort)
  provide('pagesProduct', { origin: await product.ready(), printed: product.output().stdout })
  return async () => {
    product.kill('SIGKILL')
    await product.ended
    await removeFolder(folder)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
