import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@cloudflare/puppeteer'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { removeFolder } from '../remove-folder.ts'
import { startProduct } from '../start-product.ts'
import { startBrowser } from './start-browser.ts'
import { newVisitor } from './visitor.ts'

export type Visitor = Awaited<ReturnType<typeof newVisitor>>

/** A product and a browser for the tests of one file; both end with them. What is here is there from the first `beforeAll` of the file on. */
export function startPages({ words = [] }: { words?: string[] } = {}) {
  let folder = ''
  let product: ReturnType<typeof startProduct>
  let origin = ''
  let browser: Browser
  const visitors: Visitor[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tracewright-pages-'))
    product = startProduct({ persistTo: folder, words })
    ;[origin, browser] = await Promise.all([product.ready(), startBrowser()])
  })

  // A page that complains in the console fails the test that it was opened in.
  afterEach(async () => {
    const complaints = visitors.flatMap((visitor) => visitor.complaints.splice(0))
    await Promise.all(visitors.splice(0).map((visitor) => visitor.close()))
    expect(complaints).toEqual([])
  })

  afterAll(async () => {
    await browser?.close()
    product.kill('SIGKILL')
    await product.ended
    await removeFolder(folder)
  })

  return {
    /** Where the product listens. */
    origin: () => origin,
    /** What the product has printed. */
    output: () => product.output(),
    /** A folder that goes with the product. */
    folder: () => folder,
    browser: () => browser,
    /** Somebody with a browser of their own, for one test. */
    visitor: async (): Promise<Visitor> => {
      const made = await newVisitor(browser, origin)
      visitors.push(made)
      return made
    },
    /** The same, who stays until the file is over or the test sends them away, and may complain. */
    lasting: (): Promise<Visitor> => newVisitor(browser, origin),
  }
}
