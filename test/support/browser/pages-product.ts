import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { removeFolder } from '../remove-folder.ts'
import { startProduct } from '../start-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product of all tests of pages listens, and what it printed. */
    pagesProduct: { origin: string; printed: string }
  }
}

// Steps that cannot be played are given up soon, and who asks for the sessions of an address proves that it is theirs.
const words = ['--var', 'STEP_TIMEOUT_SECONDS:6', '--var', 'SESSION_LISTING:verified']

/** One product for all files, once before them: its start takes longer than most of them. Each file has people of its own. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewright-pages-'))
  const product = startProduct({ persistTo: folder, words })
  provide('pagesProduct', { origin: await product.ready(), printed: product.output().stdout })
  return async () => {
    product.kill('SIGKILL')
    await product.ended
    await removeFolder(folder)
  }
}
