import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@cloudflare/puppeteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '../../web/pages.ts'
import { startBrowser } from '../support/browser/start-browser.ts'
import {
  type Somebody,
  addressOf,
  faultsIn,
  openNew,
  somebodyWithRecords,
  somebodyWithout,
  withFewOperations,
} from '../support/browser/sweep.ts'
import { removeFolder } from '../support/remove-folder.ts'
import { startProduct } from '../support/start-product.ts'

let persistTo = ''
let product: ReturnType<typeof startProduct>
let browser: Browser
let everybody: readonly Somebody[]

beforeAll(async () => {
  persistTo = await mkdtemp(join(tmpdir(), 'tracewright-all-looks-'))
  product = startProduct({ persistTo })
  const [origin, started] = await Promise.all([product.ready(), startBrowser()])
  browser = started
  everybody = await Promise.all([somebodyWithRecords(browser, origin), somebodyWithout(browser, origin)])
  await Promise.all(everybody.map(({ visitor }) => withFewOperations(visitor)))
})

afterAll(async () => {
  await browser?.close()
  product.kill('SIGKILL')
  await product.ended
  await removeFolder(persistTo)
})

// The sweep of every run sees a dark phone and a light laptop; here is the rest.
const otherLooks = [
  { width: 360, scheme: 'light' },
  { width: 768, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
] as const

for (const page of pages)
  test(`${page.path} can be read in other widths and schemes, with much in it and with nothing`, async () => {
    for (const { visitor, records } of everybody) {
      await openNew(visitor, addressOf(page.path, records))
      expect(await faultsIn(visitor, otherLooks)).toEqual([])
      expect(visitor.complaints.splice(0)).toEqual([])
    }
  })
