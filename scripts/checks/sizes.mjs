import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sizeFaults } from '../sizes/limits.mjs'
import { root } from '../toolchain.mjs'

const advice =
  'Make it smaller, or raise the limit in sizes.json by hand and say why in a dated record of docs/decisions/.'

/** The check that the language half and the documents grow no further than `sizes.json` allows. */
export const sizesCheck = {
  name: 'sizes',
  async run() {
    // What it needs is installed by the time it runs, and not when it is listed.
    const { countSizes } = await import('../sizes/count.mjs')
    const limits = JSON.parse(await readFile(join(root, 'sizes.json'), 'utf8'))
    const faults = sizeFaults(await countSizes(root), limits)
    return { ok: faults.length === 0, output: [...faults, advice].join('\n') }
  },
}
