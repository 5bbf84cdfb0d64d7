import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vitest/config'

/** The pool of Workers knows no modules of data but those named `.bin`. */
export const languageData: Plugin = {
  name: 'language-data',
  async load(id) {
    if (!id.endsWith('.traineddata.gz')) return undefined
    return `export default Uint8Array.fromBase64('${await readFile(id, 'base64')}').buffer`
  },
}

/**
 * A third of what the pool of Workers is sent are maps of the product's modules to their sources. Without them it begins sooner; tests keep theirs, so that a failed
 * one is told by its line.
 */
export const withoutMaps: Plugin = {
  name: 'without-maps',
  enforce: 'post',
  transform: (code, id) => (id.includes('.test.ts') ? undefined : { code, map: { mappings: '' } }),
}
