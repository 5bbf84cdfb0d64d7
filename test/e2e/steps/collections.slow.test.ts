import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '@cloudflare/puppeteer'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { collectionPages } from './collection-pages.ts'
import { play } from './play.ts'
import { passes, withVerdicts } from './scenario.ts'

let browser: Browser
let server: Server
let url: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const html = collectionPages[(request.url ?? '').slice(1)]
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html' })
    response.end(`<!doctype html><html lang="en"><title>t</title><body>${html ?? 'Not here'}</body></html>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
  server?.closeAllConnections()
  server?.close()
})

async function verdicts(page: string, expected: [said: string, verdict: string][]) {
  const steps = expected.map(([said]): [string, string] => ['Look at the page', said])
  const wanted = expected.map(([, verdict]) => (verdict === 'open' ? 'error steps.undecided' : verdict))
  const outcomes = await play(browser, url, [passes(`Open "/${page}"`), ...withVerdicts(steps, wanted)])
  return expected.map(([said], at) => {
    const { status, error } = outcomes[at + 1] ?? {}
    return [said, status, error?.message]
  })
}

/** Passed, failed, or open: the page does not decide it. */
const told: Record<string, [said: string, verdict: 'passed' | 'failed' | 'error'][]> = {
  staff: [
    ['Three employees are displayed', 'passed'],
    ['All three employees are listed on a single page', 'passed'],
    ['Four employees are displayed', 'error'],
    ['At least two employees are listed', 'passed'],
    ['No more than two employees are listed', 'error'],
    ['Exactly 3 results are shown', 'passed'],
    ['The list comprises 23 entries', 'passed'],
    ['There is a total of 23 entries', 'passed'],
    ['There is a total of 24 entries', 'failed'],
    ['The list comprises 24 entries', 'failed'],
    ['The list comprises 3 entries', 'error'],
    ['The first employee listed is "Ann Lee"', 'passed'],
    ['The last employee is "Ann Lee"', 'failed'],
    ['Each of them has "London" in the "Office" column', 'failed'],
    ['Every employee has "2026" in the "Year" column', 'passed'],
    ['Every employee has "2026" in the "Month" column', 'error'],
    ['A column "Office" is displayed', 'passed'],
    ['The "Salary" column is displayed', 'failed'],
    ['The column "Office" is hidden', 'failed'],
    ['The column "Salary" is hidden', 'passed'],
    ['There are four columns', 'passed'],
    ['There are 5 columns', 'failed'],
    ['The headings "Name", "Office" and "Age" are displayed', 'passed'],
    ['The rows are sorted by age in ascending order', 'passed'],
    ['The rows are sorted by "Age" in descending order', 'failed'],
    ['Names A to Z', 'passed'],
    ['Sorted by age, youngest first', 'passed'],
    ['Sorted by age, oldest first', 'failed'],
    ['The list is sorted in ascending order', 'error'],
    ['Only page "1" is offered', 'failed'],
    ['Three errors are listed', 'error'],
    ['Two unread entries are shown', 'error'],
    ['Three employees are displayed: "Ann Lee", "Bo Oz" and "Cy Au"', 'passed'],
    ['Three employees are displayed: "Ann Lee", "Bo Oz" and "Di Ko"', 'failed'],
    ['Two employees are displayed: "Ann Lee" and "Bo Oz"', 'failed'],
    ['Bo Oz is listed twice', 'failed'],
    ['Di Ko is in the list only once', 'error'],
  ],
  'no-staff': [
    ['No employee is displayed', 'passed'],
    ['no employees', 'passed'],
    ['One employee is displayed', 'error'],
    ['Only Ann remains', 'error'],
  ],
  'named-staff': [
    ['Two employees are displayed', 'passed'],
    ['Four employees are displayed', 'failed'],
    ['There are four columns', 'passed'],
  ],
  'named-none': [['Four employees are displayed', 'error']],
  todos: [
    ['1 item left', 'passed'],
    ['2 items left', 'failed'],
    ['Two todos are listed', 'passed'],
    ['all three back', 'failed'],
    ['Milk, Eggs', 'passed'],
    ['Milk', 'error'],
    ['Milk and Eggs in the list', 'passed'],
    ['Milk, Eggs and Bread are listed', 'error'],
    ['"Milk" and "Bread" both still listed here', 'failed'],
    ['Milk and Eggs only', 'passed'],
    ['Only Milk remains', 'failed'],
    ['Only Bread remains', 'error'],
    ['still just Milk', 'failed'],
    ['List: Milk, Eggs, in that order', 'passed'],
    ['List: Eggs, Milk, in that order', 'failed'],
    ['List: Milk', 'error'],
    ['Milk is in the list only once', 'passed'],
    ['Milk is in the list twice', 'failed'],
    ['Eggs is the last item in the list', 'passed'],
    ['There is no item called "Bread" anywhere', 'passed'],
    ['There is no item called "Milk" in the list', 'failed'],
    ['The list is sorted alphabetically', 'failed'],
    ['Sorted in reverse alphabetical order', 'passed'],
  ],
  board: [
    ['You should see three columns: To Do, Working and Done', 'passed'],
    ['There are three columns', 'passed'],
    ['The Done column is displayed', 'passed'],
    ['There are two columns', 'failed'],
    ['Working has two cards', 'passed'],
    ['Working has three cards', 'failed'],
    ['To Do has one card', 'passed'],
    ['There are two cards in the Working column', 'passed'],
    ['Three cards', 'error'],
    ['Two cards: Run and Walk', 'passed'],
    ['Three cards: Run, Walk and Sit', 'error'],
    ['To Do has the card "Ring"', 'passed'],
    ['Working has the card "Ring"', 'failed'],
    ['"Walk" is now the last card in Working', 'passed'],
    ['"Run" is at the bottom of the Working column', 'failed'],
    ['Only "Run" is left in Working', 'failed'],
    ['Only "Ring" is left in To Do', 'passed'],
    ['"Ring" is the only one left in To Do', 'passed'],
    ['Only "Ring" is still there', 'error'],
    ['Four cards are displayed', 'error'],
  ],
  two: [
    ['Three entries are listed', 'error'],
    ['There are three fruits', 'passed'],
    ['There are two fruits', 'failed'],
    ['There are two drinks', 'passed'],
    ['Five vegetables are listed', 'error'],
    ['Apple and Pear are listed under Fruits', 'passed'],
    ['Only "Tea" is listed under Fruits', 'failed'],
    ['Tea, Milk', 'passed'],
    ['Apple, Pear', 'error'],
  ],
  layout: [
    ['Two cards are shown', 'error'],
    ['Three products are listed', 'passed'],
    ['Four products are listed', 'error'],
    ['Blue shirt is the first product', 'passed'],
  ],
  menu: [
    ['A small menu drops down with Sign in, Language and Invoices in it', 'passed'],
    ['You get Sign in and Language offered, in that order', 'passed'],
    ['You get Language and Sign in offered, in that order', 'failed'],
    ['You get Sign in and Dutch offered', 'error'],
    ['Only Sign in is suggested, nothing else', 'failed'],
    ['Only Sign in, Language and Invoices are offered', 'passed'],
  ],
  shop: [
    ['no shirts any more', 'error'],
    ['Three shirts are listed', 'error'],
    ['3 products', 'passed'],
    ['4 products', 'failed'],
    ['53 characters left', 'passed'],
    ['52 characters left', 'failed'],
    ['53 left', 'passed'],
    ['52 left', 'failed'],
    ['60 words left', 'error'],
    ['Mug Blue + Shirt Red + Shirt Green', 'passed'],
    ['Shirt Red + Mug Blue + Shirt Green', 'error'],
    ['The order stays Shirt Red, Mug Blue, Shirt Green', 'failed'],
    ['The order stays Mug Blue, Shirt Red, Shirt Green', 'passed'],
    ['Mug Blue, then Shirt Red, then Shirt Green', 'passed'],
    ['Mug Blue is first, then Shirt Green, then Shirt Red', 'failed'],
    ['Shirt Red is between Mug Blue and Shirt Green', 'passed'],
    ['Mug Blue is between Shirt Red and Shirt Green', 'failed'],
    ['Two notes "Order stored" are displayed', 'passed'],
    ['Three notes "Order stored" are displayed', 'failed'],
    ['3 pages', 'passed'],
    ['Only page "1" is offered', 'failed'],
    ['The buttons "Save" and "Cancel" are displayed', 'passed'],
    ['The buttons "Save" and "Close" are displayed', 'failed'],
    ['The buttons Save and Close are displayed', 'error'],
  ],
  'empty-list': [
    ['List empty', 'passed'],
    ['The list is empty', 'passed'],
    ['no items left', 'passed'],
    ['Three tasks are listed', 'error'],
  ],
  'says-none': [
    ['No products are listed', 'error'],
    ['Two products are listed', 'error'],
  ],
  disagree: [['There are three orders', 'error']],
}

describe.concurrent('what people call a collection is counted and read as a person would', () => {
  for (const [page, expected] of Object.entries(told))
    test(
      page,
      async () => {
        expect(
          (await verdicts(page, expected)).map(([said, status, why]) => [
            said,
            status,
            status === expected.find(([one]) => one === said)?.[1] ? '' : why,
          ]),
        ).toEqual(expected.map(([said, verdict]) => [said, verdict, '']))
      },
      240_000,
    )
})
