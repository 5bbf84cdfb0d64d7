import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@cloudflare/puppeteer'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { removeFolder } from '../remove-folder.ts'
import { projectsOf } from './projects.ts'
import { type Person, bringSession, newDemo } from './sign-in.ts'
import { startBrowser } from './start-browser.ts'
import { type Visitor, newVisitor, patienceMs } from './visitor.ts'

export type { Visitor } from './visitor.ts'
export type Pages = ReturnType<typeof startPages>

/** What is to come about on a page or behind it, however busy the machine is. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: patienceMs, interval: 100 })

/**
 * A browser for the tests of one file, before the product that all of them share (`pages-product.ts`). It is there from the first `beforeAll` of the file on. What pages complain
 * of that it `forgives` fails no test.
 */
export function startPages({ forgives = /^$/ }: { forgives?: RegExp } = {}) {
  const { origin, printed, vendorPortFile } = inject('pagesProduct')
  let folder = ''
  let browser: Browser
  const visitors: Visitor[] = []
  const lasting: Visitor[] = []

  beforeAll(async () => {
    ;[folder, browser] = await Promise.all([mkdtemp(join(tmpdir(), 'tracewright-visitor-')), startBrowser()])
  })

  // A page that complains in the console fails the test that it was opened in.
  afterEach(async () => {
    const complaints = [...visitors, ...lasting].flatMap((visitor) => visitor.complaints.splice(0))
    await Promise.all(visitors.splice(0).map((visitor) => visitor.close()))
    expect(complaints.filter((complaint) => !forgives.test(complaint))).toEqual([])
  })

  afterAll(async () => {
    await browser?.close()
    await removeFolder(folder)
  })

  const newLasting = async (): Promise<Visitor> => {
    const made = await newVisitor(browser, origin)
    lasting.push(made)
    return made
  }

  return {
    /** Where the product listens. */
    origin: () => origin,
    /** What the product printed when it was ready. */
    printed: () => printed,
    /** Where the port of a vendor of drives is written. */
    vendorPortFile: () => vendorPortFile,
    /** A folder that goes with the file. */
    folder: () => folder,
    browser: () => browser,
    /** Somebody with a browser of their own, for one test. */
    visitor: async (): Promise<Visitor> => {
      const made = await newVisitor(browser, origin)
      visitors.push(made)
      return made
    },
    /** The same, who stays until the file is over or the test sends them away. */
    lasting: newLasting,
    /** Who stays, and is signed in as the owner of an organization that no other file knows. */
    async signedIn(path: string): Promise<Visitor & { person: Person }> {
      const [somebody, person] = [await newLasting(), await newDemo(origin)]
      await somebody.page.setViewport(laptop)
      await bringSession(somebody.page, origin, person)
      await somebody.open(path)
      return { ...somebody, person }
    },
  }
}

const laptop = { width: 1280, height: 900 }

/** The pages of one file as one owner of an organization sees them, who is signed in before its tests and looks at `path` first. */
export function startLead(path = '/projects', how: Parameters<typeof startPages>[0] = {}) {
  const pages = startPages(how)
  let somebody: Awaited<ReturnType<typeof pages.signedIn>>
  beforeAll(async () => {
    somebody = await pages.signedIn(path)
  })
  // They are there with the first test only, and used by name from the beginning.
  const lead = new Proxy({} as typeof somebody, { get: (_, name) => Reflect.get(somebody, name) as unknown })
  return { pages, lead, ...projectsOf(lead) }
}
