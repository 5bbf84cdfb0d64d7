import { beforeAll, expect, test } from 'vitest'
import { startPages } from '../../support/browser/pages.ts'
import type { PageDeclaration } from '../../../web/page-declaration.ts'
import { pages } from '../../../web/pages.ts'
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

const product = startPages()
let stranger: Visitor
let busy: Somebody
let newcomer: Somebody

beforeAll(async () => {
  stranger = await product.lasting()
  await withFewOperations(stranger)
  ;[busy, newcomer] = await Promise.all([
    somebodyWithRecords(product.browser(), product.origin()),
    somebodyWithout(product.browser(), product.origin()),
  ])
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
