import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromiumPath } from '../test/support/browser/chromium-path.ts'

/** What a benchmark needs that no checkout contains. One whose needs are not met is skipped. */
export interface Need {
  /** The missing thing, as the object of "It needs …". */
  what: string
  /** How to get it, in whole sentences. */
  how: string
  isMet: () => Promise<boolean>
}

/** The folder of `cranfield` and `cisi`: the one named in BENCH_DATA, or `../shared/data` beside the checkout. */
export const dataFolder =
  process.env['BENCH_DATA'] ?? fileURLToPath(new URL('../../shared/data', import.meta.url))

const collectionFiles = {
  cranfield: ['cran.all.1400', 'cran.qry', 'cranqrel'],
  cisi: ['CISI.ALL', 'CISI.QRY', 'CISI.REL'],
}

const archives = 'http://ir.dcs.gla.ac.uk/resources/test_collections'

/** A test collection of retrieval, whose licence is for research: it is not part of the product. */
const collection = (name: keyof typeof collectionFiles, archive: string): Need => {
  const files = collectionFiles[name]
  const folder = join(dataFolder, name)
  return {
    what: `${files.join(', ')} in ${folder}`,
    how: `Unpack ${archives}/${archive} there, or name the folder above in BENCH_DATA.`,
    isMet: async () => files.every((file) => existsSync(join(folder, file))),
  }
}

export const cranfield = collection('cranfield', 'cran/cran.tar.gz')
export const cisi = collection('cisi', 'cisi/cisi.tar.gz')

export const chromium: Need = {
  what: 'Chromium or Chrome',
  how: 'Install one, or name its program in CHROMIUM.',
  isMet: () =>
    chromiumPath().then(
      () => true,
      () => false,
    ),
}

/** Memory of other processes is read from /proc. */
export const linux: Need = {
  what: 'the files of processes in /proc',
  how: 'Run it on Linux.',
  isMet: async () => existsSync('/proc/self/status'),
}
