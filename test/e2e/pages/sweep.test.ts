import { beforeAll, expect, test } from 'vitest'
import { startPages } from '../../support/browser/pages.ts'
import {
  type Somebody,
  type Visitor,
  asksToSignIn,
  comeBack,
  isOfSomebody,
  lookAt,
  noRecords,
  somebodyWithout,
  withFewOperations,
} from '../../support/browser/sweep.ts'
import { atMost } from '../../support/sample.ts'
import type { PageDeclaration } from '../../../web/page-declaration.ts'
import { pages } from '../../../web/pages.ts'

// As somebody sees the pages who comes to them first; what they are with much to show is seen in the full run.
const product = startPages()
let stranger: Visitor
let newcomer: Somebody

beforeAll(async () => {
  stranger = await product.lasting()
  await withFewOperations(stranger)
  newcomer = await somebodyWithout(product.browser(), product.origin())
})

const somebodyOf = (page: PageDeclaration) =>
  isOfSomebody(page) ? newcomer : { visitor: stranger, records: noRecords }

for (const page of pages)
  test(`${page.path} can be read and used by everybody, on a phone and in the dark`, () =>
    lookAt(somebodyOf(page), page))

for (const page of atMost(pages, 8))
  test(`${page.path} is the same after a reload and on the way back`, () => comeBack(somebodyOf(page), page))

for (const page of atMost(pages.filter(isOfSomebody), 8))
  test(`${page.path} asks a stranger to sign in`, () => asksToSignIn(stranger, page))

test('an address that is none is a page that says so, with status 404', async () => {
  const response = await stranger.open('/no-such-page')
  expect(response?.status()).toBe(404)
  expect(await stranger.page.$$eval('h1', (all) => all.length)).toBe(1)
})
