import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '@cloudflare/puppeteer'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { play } from './play.ts'
import { passes, withVerdicts } from './scenario.ts'
import { setPages } from './set-pages.ts'

let browser: Browser
let server: Server
let url: string

beforeAll(async () => {
  server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      `<!doctype html><html lang="en"><title>t</title><body>${setPages[(request.url ?? '').slice(1)] ?? ''}</body></html>`,
    )
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

type Line = [said: string, verdict: string, action?: string]

/** What is said of a page, in this order, and whether it is so, is not, or cannot be told. */
const told: Record<string, Line[]> = {
  folds: [
    ['"About Breeds" is shown', 'passed', 'Click "Breeds"'],
    ['All three are closed', 'failed', 'Click "Food"'],
    ['Both are closed', 'error', 'Click "Food"'],
    ['', 'passed', 'Click "Food"'],
    ['', 'passed', 'Click "Food"'],
    ['All three are closed', 'passed', 'Click "Breeds"'],
    ['None of the questions is open', 'passed', 'Click "Breeds" and click "Breeds"'],
    ['All of them are open', 'failed', 'Click "Sleep"'],
  ],
  aria: [
    ['All three are closed', 'failed'],
    ['All sections are open', 'failed'],
    ['All four are closed', 'error'],
  ],
  fruits: [
    ["Fruits itself isn't fully ticked", 'passed'],
    ['Fruits is partly ticked', 'passed'],
    ['Fruits is ticked', 'failed'],
    ['Apple is partly ticked', 'failed'],
    ['Exactly two checkboxes are ticked', 'passed'],
    ['Two of the boxes are ticked', 'passed'],
    ['Only one of the boxes is ticked', 'failed'],
    ['One of the boxes is ticked', 'error'],
    ['Three of the boxes are ticked', 'failed'],
    ['Seven of the boxes are ticked', 'error'],
    ["Apple and Pear are ticked; None isn't", 'passed'],
    ["Apple and Pear are ticked; Orange isn't", 'passed'],
    ["Apple is ticked; Pear isn't", 'failed'],
    ['Apple and Orange get ticked along with it', 'failed'],
  ],
  quiz: [
    ['Civil War question: nothing selected', 'passed'],
    ['Nothing is selected in "Who was first?"', 'failed'],
    ['Nothing is selected', 'error'],
    ['Moon question: nothing selected', 'error'],
  ],
  empty: [['Nothing is selected', 'passed']],
  days: [
    ['Nothing picked', 'error', 'Click "21"'],
    ['Nothing picked', 'error', 'Click "20"'],
    ['Nothing is selected', 'error'],
  ],
  stars: [
    ['Three stars light up', 'passed'],
    ['Four stars are filled', 'failed'],
    ['Two stars light up', 'failed'],
    ['Six stars light up', 'error'],
  ],
  unlit: [['Three stars light up', 'error']],
  steps: [
    ['Billing becomes the highlighted one instead of Shipping', 'passed'],
    ['Shipping becomes the highlighted one instead of Billing', 'failed'],
    ['Billing is the current one', 'passed'],
  ],
  colours: [
    ['The "Name" field has a red border', 'passed'],
    ['The "City" field has a red border', 'failed'],
    ['The border of the "Name" field is blue', 'failed'],
    ['"Paid" is shown in green letters', 'passed'],
    ['"Open" is shown in green letters', 'failed'],
    ['"Monday" is marked pink', 'passed'],
    ['"Friday" is marked pink', 'failed'],
    ['Priority is red', 'error'],
    ['The row turns pink', 'passed', 'Click "Tuesday"'],
    ['Both turn pink', 'failed', 'Click "Tuesday" and click "Friday"'],
  ],
  gauge: [
    ['The bar is at 20%', 'passed'],
    ['The progress bar shows 20%', 'passed'],
    ['The bar is full', 'failed'],
    ['The bar is at 30%', 'failed'],
    ['The bar is full', 'passed', 'Click "Fill"'],
  ],
  gauges: [['The bar is at 30%', 'error']],
  aria20: [['The bar is at 20%', 'passed']],
  people: [
    ['Every listed row has the gender female', 'passed'],
    ['Only rows with the colour red are displayed', 'failed'],
    ['Only rows with the colour pink are displayed', 'error'],
    ['Only rows with the colour "pink" are displayed', 'failed'],
    ['Every row has the age 20', 'error'],
    ['Two rows are shown, among them Bea', 'passed'],
    ['Two rows are shown, among them "Cleo"', 'failed'],
    ['Two rows are shown, among them Cleo', 'error'],
  ],
  tags: [
    ['The "Tags" field contains two tags: awesome, neat', 'passed'],
    ['The "Tags" field contains three tags: awesome, neat, great', 'error'],
    ['The "Tags" field has 2 labels', 'passed'],
    ['The "Tags" field has 3 labels', 'failed'],
    ['Ohio is added as the first state', 'error'],
    ['"neat" is not shown as a tag in the "Tags" field', 'failed'],
    ['"moon" is not shown as a tag in the "Tags" field', 'passed'],
    ['The "Tags" field is empty', 'error'],
    ['"awesome" in the Tags field', 'passed'],
    ['The "Name" field is empty', 'failed'],
    ['The "Name" field contains two tags: awesome, neat', 'error'],
    ['The "States" list box contains two states: Ohio and Texas', 'failed'],
    ['The field contains two tags: awesome, neat', 'error'],
  ],
  onetag: [
    ['CSS is the only selected skill', 'passed'],
    ['HTML is the only selected skill', 'failed'],
    ['CSS and HTML show up as little labels in the field', 'failed'],
    ['CSS is added as the second skill', 'failed'],
    ['CSS is added as the first skill', 'passed'],
  ],
  cells: [
    ['The cell shows Ann Lee', 'error'],
    ['The cell shows Ann Loe', 'passed', 'Click "Ann Lee"'],
    ['The cell shows Ann Loe', 'failed', 'Click "Undo"'],
    ['The cell shows Ann Lee', 'passed'],
    ['The row shows the color red', 'passed'],
    ['The row shows the color teal', 'failed'],
    ['The row shows the office red', 'error'],
    ['The cell shows Bo Ox', 'passed', 'Click "Bo Oz"'],
  ],
  complaints: [
    ['The complaint about the name is still there', 'passed', 'Click "Wait"'],
    ['The complaint about the name has disappeared', 'failed', 'Click "Wait"'],
    [
      'The complaint about the name has disappeared, the one about the username is still there',
      'passed',
      'Click "Name it"',
    ],
    ['The complaint about the address has disappeared', 'error', 'Click "Wait"'],
    ['The complaint about the username has disappeared', 'failed', 'Click "Wait"'],
  ],
  beside: [
    ['The number field next to the dropdown still says 30', 'passed'],
    ['The number field next to the dropdown still says 31', 'failed'],
    ['The number field next to the slider still says 30', 'error'],
  ],
  sides: [
    ['A dark bar with Home and Topics slides in from the left', 'passed', 'Click "Menu"'],
    ['The dark bar slides back out', 'failed', 'Click "Wait"'],
    ['The dark bar slides back out', 'passed', 'Click "Away"'],
    ['A dark bar slides in', 'failed', 'Click "Wait"'],
  ],
  shrinking: [
    ['"Olga" is gone, the others are still there', 'passed', 'Click "Drop Olga"'],
    ['"Vladimir" is gone, the others are still there', 'passed', 'Click "Drop Vladimir"'],
    ['The others are still there', 'error'],
  ],
  tabs: [
    ['The Feedback tab is still the current one', 'passed'],
    ['The Form tab is the active one', 'failed'],
    ['The Moon tab is the active one', 'error'],
  ],
  boxes: [
    ['Bread is crossed out', 'failed'],
    ['Bread crossed out, Cheese not', 'passed', 'Tick Bread'],
    ['Cheese crossed out, Bread not', 'failed'],
    ['Beer is crossed out', 'passed'],
    ['Beer is not crossed out', 'failed'],
    ['Wine is crossed out', 'error'],
    ['Rum is not crossed out', 'error'],
    ['Cheese is bold', 'passed'],
    ['Milk is bold', 'failed'],
    ['Rum is bold', 'error'],
  ],
  arrows: [
    ['The column "Salary" is displayed', 'passed'],
    ['A column "Pay" is displayed', 'failed'],
    ['The column "Salary" is hidden', 'failed'],
    ['The column "Salary" is hidden', 'passed', 'Click "Hide pay"'],
  ],
  basket: [
    ['Still just Soap', 'error', 'Enter Soap'],
    ['Still just Soap', 'error', 'Put three spaces in the box, Enter'],
    ['Still just Soap', 'passed', 'Type Soap and press Enter'],
    ['Just Soap and Bread', 'passed', 'Type Bread and press Enter'],
    ['Just Soap, Bread and Cake', 'failed', 'Type Cake and press Enter'],
  ],
}

test.concurrent.each(Object.entries(told))('on %s', async (page, lines) => {
  const steps = lines.map(([said, , action = 'Look at the page']): [string, string] => [action, said])
  const verdicts = lines.map(([, verdict]) => verdict)
  const outcomes = await play(browser, url, [passes(`Open "/${page}"`), ...withVerdicts(steps, verdicts)])
  const found = lines.map(([said], at) => [said, outcomes[at + 1]?.status])
  expect(
    found,
    JSON.stringify(
      outcomes.map(({ error }) => error?.message),
      undefined,
      1,
    ),
  ).toEqual(lines.map(([said, verdict]) => [said, verdict]))
})
