import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { follow } from './guide-commands.ts'
import { removeFolder } from './remove-folder.ts'
import { startProduct } from './start-product.ts'

/** Whoever follows guides, beside the product that they speak of and the one that plays the reader's application. */
export function readersOfGuides() {
  const folders: string[] = []
  const products: ReturnType<typeof startProduct>[] = []
  let origins = { origin: '', second: '' }

  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'tracewright-guides-'))
    folders.push(folder)
    return folder
  }

  async function newProduct(): Promise<string> {
    const product = startProduct({ persistTo: await newFolder() })
    products.push(product)
    return product.ready()
  }

  beforeAll(async () => {
    const [origin, second] = await Promise.all([newProduct(), newProduct()])
    origins = { origin, second }
  })

  afterAll(async () => {
    for (const product of products) {
      product.kill('SIGKILL')
      await product.ended
    }
    for (const folder of folders) await removeFolder(folder)
  })

  /** A reader in a folder of their own, who may follow a guide more than once; what bash says each time. */
  return async () => {
    const place = { cwd: await newFolder(), temporary: await newFolder() }
    return async (guide: string): Promise<string> => (await follow(guide, { ...origins, ...place })).stdout
  }
}
