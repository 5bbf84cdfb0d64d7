import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@cloudflare/puppeteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PageDeclaration, pages } from '../../../web/pages.ts'
import { startBrowser } from '../../support/browser/start-browser.ts'
import {
  type Records,
  type Somebody,
  type Visitor,
  addressOf,
  faultsOf,
  openNew,
  settled,
  someLooks,
  withFewOperations,
  withRecords,
  somebodyWithRecords,
  somebodyWithout,
} from '../../support/browser/sweep.ts'
import { newVisitor } from '../../support/browser/visitor.ts'
import { removeFolder } from '../../support/remove-folder.ts'
import { startProduct } from '../../support/start-product.ts'

let persistTo = ''
let product: ReturnType<typeof startProduct>
let origin = ''
let browser: Browser
let stranger: Visitor
let busy: Somebody
let newcomer: Somebody

beforeAll(async () => {
  persistTo = await mkdtemp(join(tmpdir(), 'tracewright-sweep-'))
  product = startProduct({ persistTo })
  ;[origin, browser] = await Promise.all([product.ready(), startBrowser()])
  stranger = await newVisitor(browser, origin)
  await withFewOperations(stranger)
  ;[busy, newcomer] = await Promise.all([
    somebodyWithRecords(browser, origin),
    somebodyWithout(browser, origin),
  ])
})

afterAll(async () => {
  await browser?.close()
  product.kill('SIGKILL')
  await product.ended
  await removeFolder(persistTo)
})

const noRecords: Records = { parts: {}, hashes: {} }
const isOfSomebody = ({ audience }: PageDeclaration) => audience === 'somebody'

/** Opens a page, looks it over, and comes back to it by reload and history. */
async function lookAt({ visitor, records }: Somebody, { path }: PageDeclaration) {
  await openNew(visitor, addressOf(path, records))
  expect(await visitor.page.title()).toMatch(/\S.* · Tracewright$|^Tracewright/)
  expect(await visitor.page.$$eval('h1', (all) => all.length)).toBe(1)
  expect(await faultsOf(visitor, someLooks)).toEqual([])
  const before = visitor.page.url()
  await visitor.page.reload()
  await settled(visitor.page)
  await visitor.open('/no-such-page')
  await visitor.page.goBack()
  await settled(visitor.page)
  expect(visitor.page.url()).toBe(before)
  expect(visitor.complaints.splice(0)).toEqual([])
}

for (const page of pages)
  test(`${page.path} can be read and used by everybody, on a phone and in the dark`, () =>
    lookAt(isOfSomebody(page) ? newcomer : { visitor: stranger, records: noRecords }, page))

for (const page of pages.filter((one) => isOfSomebody(one) || withRecords.includes(one.path)))
  test(`${page.path} can be read and used by everybody where there is much to show`, () => lookAt(busy, page))

for (const page of pages.filter(isOfSomebody))
  test(`${page.path} asks a stranger to sign in`, async () => {
    await stranger.open(addressOf(page.path, noRecords))
    await stranger.sees('Create an account')
    expect(new URL(stranger.page.url()).pathname).toBe('/sign-in')
    expect(stranger.complaints.splice(0)).toEqual([])
  })

test('an address that is none is a page that says so, with status 404', async () => {
  const response = await stranger.open('/no-such-page')
  expect(response?.status()).toBe(404)
  expect(await stranger.page.$$eval('h1', (all) => all.length)).toBe(1)
})
