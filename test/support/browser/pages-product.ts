import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import type { TestProject } from 'vitest/node'
import { settingsFor } from '../drive/vendor.ts'
import { removeFolder } from '../remove-folder.ts'
import { startProduct } from '../start-product.ts'

export interface SharedProduct {
  /** Where the product of many files listens, what it printed, and where it keeps its state. */
  origin: string
  printed: string
  folder: string
  /** Where it looks for the vendor of drives: who plays one writes its port into this file. */
  vendorPortFile: string
}

declare module 'vitest' {
  interface ProvidedContext {
    pagesProduct: SharedProduct
  }
}

const settings = {
  // Steps that cannot be played are given up soon, and receivers of web hooks that never answer.
  STEP_TIMEOUT_SECONDS: '10',
  WEBHOOK_TIMEOUT_SECONDS: '5',
  CRAWL_DELAY_MS: '0',
  // Who asks for the sessions of an address proves that it is theirs.
  SESSION_LISTING: 'verified',
}

/** One product for many files: its start takes longer than most of them. Each file has people of its own. */
export async function startSharedProduct(): Promise<SharedProduct & { stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewright-pages-'))
  const vendorPortFile = join(folder, 'vendor-port')
  const vendor = await forwardingTo(vendorPortFile)
  const { port } = vendor.address() as AddressInfo
  const all = Object.entries({ ...settings, ...settingsFor(`http://127.0.0.1:${port}`) })
  const words = all.flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const product = startProduct({ persistTo: folder, words })
  return {
    origin: await product.ready(),
    printed: product.output().stdout,
    folder,
    vendorPortFile,
    async stop() {
      product.kill('SIGKILL')
      await product.ended
      vendor.close()
      await removeFolder(folder)
    },
  }
}

/** Once before all files. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { stop, ...product } = await startSharedProduct()
  provide('pagesProduct', product)
  return stop
}

/** A port that is ours from now on: what comes there goes on to the port that a file says by then. */
async function forwardingTo(file: string) {
  await writeFile(file, '1')
  const server = createServer((socket) => {
    const onward = connect(Number(readFileSync(file, 'utf8')), '127.0.0.1')
    pipeline(socket, onward, socket, () => undefined)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}
