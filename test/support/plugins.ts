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

const loadedLater = /\bimport\(\s*(['"])(\.[^'"]+)\1\s*,?\s*\)/g

/**
 * Reads at the start what the product loads when it is called for. In the pool of Workers such an import asks the test runner, which the handlers of a request
 * or an object cannot wait for beside each other; deployed, it asks nobody.
 */
export const loadedAtStart: Plugin = {
  name: 'loaded-at-start',
  transform(code, id) {
    if (id.includes('/node_modules/') || id.includes('.test.ts')) return undefined
    const paths: string[] = []
    const changed = code.replace(loadedLater, (_, _quote: string, path: string) => {
      paths.push(path)
      return `Promise.resolve(loaded_${paths.length})`
    })
    // On the first line, so that no other one moves.
    const imports = paths.map((path, at) => `import * as loaded_${at + 1} from '${path}';`)
    return paths.length > 0 ? { code: imports.join('') + changed, map: null } : undefined
  },
}
