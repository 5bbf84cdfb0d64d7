import type { Browser } from '@cloudflare/puppeteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '../../web/pages.ts'
import { startBrowser } from '../support/browser/start-browser.ts'
import {
  type Somebody,
  type Visitor,
  asksToSignIn,
  comeBack,
  faultsIn,
  hasRecords,
  isOfSomebody,
  lookAt,
  noRecords,
  openNew,
  otherLooks,
  someLooks,
  somebodyWithRecords,
  somebodyWithout,
  withFewOperations,
} from '../support/browser/sweep.ts'
import { newVisitor } from '../support/browser/visitor.ts'
import { sharedProduct } from '../support/shared-product.ts'

const product = sharedProduct()
let browser: Browser
let busy: Somebody
let newcomer: Somebody
let stranger: Visitor

beforeAll(async () => {
  const origin = product.origin()
  browser = await startBrowser()
  ;[busy, newcomer] = await Promise.all([
    somebodyWithRecords(browser, origin),
    somebodyWithout(browser, origin),
  ])
  stranger = await newVisitor(browser, origin)
  await withFewOperations(newcomer.visitor)
})

afterAll(() => browser?.close())

// Every run sees these pages as a newcomer does, on a dark phone and a light laptop; here is the rest.
for (const page of pages.filter(hasRecords))
  test(`${page.path} can be read and used where there is much to show`, () =>
    lookAt(busy, page, [...someLooks, ...otherLooks]))

for (const page of pages)
  test(`${page.path} is the same after a reload and on the way back`, () =>
    comeBack(isOfSomebody(page) ? busy : { visitor: stranger, records: noRecords }, page))

for (const page of pages.filter(isOfSomebody))
  test(`${page.path} asks a stranger to sign in`, () => asksToSignIn(stranger, page))

for (const page of pages.filter((each) => !hasRecords(each)))
  test(`${page.path} can be read in a width in between`, async () => {
    await openNew(newcomer, page.path)
    expect(await faultsIn(newcomer.visitor, otherLooks)).toEqual([])
    expect(newcomer.visitor.complaints.splice(0)).toEqual([])
  })
