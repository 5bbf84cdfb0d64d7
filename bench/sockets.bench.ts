import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../test/support/start-product.ts'
import type { Figure } from './figures.ts'
import { firstEvent } from './sockets/first-event.ts'
import { manySockets } from './sockets/many-sockets.ts'
import { removeFolder } from '../test/support/remove-folder.ts'

/** How soon a viewer sees something, and whether a thousand viewers see everything. */
export async function run(): Promise<Figure[]> {
  return [...(await onProduct(firstEvent)), ...(await manySockets())]
}

async function onProduct<T>(measure: (url: URL) => Promise<T>): Promise<T> {
  const persistTo = await mkdtemp(join(tmpdir(), 'tracewright-sockets-'))
  const product = startProduct({ persistTo, words: ['--var', 'GENERATIONS_PER_HOUR:1000'] })
  try {
    return await measure(new URL(await product.ready()))
  } finally {
    product.kill('SIGTERM')
    await product.ended
    await removeFolder(persistTo)
  }
}
