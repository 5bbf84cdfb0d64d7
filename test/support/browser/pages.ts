import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@cloudflare/puppeteer'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { removeFolder } from '../remove-folder.ts'
import { startBrowser } from './start-browser.ts'
import { newVisitor } from './visitor.ts'

export type Visitor = Awaited<ReturnType<typeof newVisitor>>
export type Pages = ReturnType<typeof startPages>

/** A browser for the tests of one file, before the product that all of them share (`pages-product.ts`). It is there from the first `beforeAll` of the file on. */
export function startPages() {
  const { origin, printed } = inject('pagesProduct')
  let folder = ''
  let browser: Browser
  const visitors: Visitor[] = []

  beforeAll(async () => {
    ;[folder, browser] = await Promise.all([mkdtemp(join(tmpdir(), 'tracewright-visitor-')), startBrowser()])
  })

  // A page that complains in the console fails the test that it was opened in.
  afterEach(async () => {
    const complaints = visitors.flatMap((visitor) => visitor.complaints.splice(0))
    await Promise.all(visitors.splice(0).map((visitor) => visitor.close()))
    expect(complaints).toEqual([])
  })

  afterAll(async () => {
    await browser?.close()
    await removeFolder(folder)
  })

  return {
    /** Where the product listens. */
    origin: () => origin,
    /** What the product printed when it was ready. */
    printed: () => printed,
    /** A folder that goes with the file. */
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
