import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from '../test/support/remove-folder.ts'
import { startProduct } from '../test/support/start-product.ts'

/** What is measured in a product that is started for it, on data of its own, and ended afterwards. `words` are further words of its command line. */
export async function inProduct<T>(
  measure: (origin: string) => Promise<T>,
  words: string[] = [],
): Promise<T> {
  const persistTo = await mkdtemp(join(tmpdir(), 'tracewright-bench-'))
  const product = startProduct({ persistTo, words })
  try {
    return await measure(await product.ready())
  } finally {
    product.kill('SIGTERM')
    await product.ended
    await removeFolder(persistTo)
  }
}
