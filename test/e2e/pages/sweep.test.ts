import { beforeAll, expect, test } from 'vitest'
import { startPages } from '../../support/browser/pages.ts'
import {
  type Records,
  type Somebody,
  type Visitor,
  addressOf,
  isOfSomebody,
  lookAt,
  somebodyWithout,
  withFewOperations,
} from '../../support/browser/sweep.ts'
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

const noRecords: Records = { parts: {}, hashes: {} }

for (const page of pages)
  test(`${page.path} can be read and used by everybody, on a phone and in the dark`, () =>
    lookAt(isOfSomebody(page) ? newcomer : { visitor: stranger, records: noRecords }, page))

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
