import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../toolchain.mjs'

/** The tagger with the weights and the kernel of this checkout, for Node. */
export async function createTaggerOfFiles() {
  const { createTagger } = await import('../../shared/domain/marking/tagger.ts')
  const [kernel, weights] = await Promise.all([
    readFile(join(root, 'shared/domain/marking/kernel.wasm')),
    readFile(join(root, 'workers/design/assets/tagger.bin')),
  ])
  return createTagger(await WebAssembly.compile(kernel), weights)
}
