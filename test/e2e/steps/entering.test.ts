import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '@cloudflare/puppeteer'
import { serveFolder } from '../../../bench/exam/serve-folder.ts'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { play } from './play.ts'
import { passes, withVerdicts } from './scenario.ts'

const pages: Record<string, string> = {
  two: `<label>Name <input></label><label>Company <input></label><label>Qty <input type="number"></label>
    <button onclick="dialog.show(); note.focus()">Comment</button><dialog id="dialog"><input id="note" aria-label="Note"></dialog>`,
  form: `<form onsubmit="event.preventDefault(); list.insertAdjacentHTML('beforeend', '<li>' + text.value + '</li>'); text.value = ''">
    <input id="text" aria-label="New"><button>Add</button></form><ul id="list"></ul>`,
  shop: `<ul><li>Tea <button onclick="said.textContent = 'Tea in cart'">Add</button></li><li>Rice <button onclick="said.textContent = 'Rice in cart'">Add</button></li></ul>
    <input aria-label="Search"><p id="said"></p>`,
}

let browser: Browser
let server: Server
let todos: { url: string; close: () => Promise<void> }

beforeAll(async () => {
  browser = await startBrowser()
  todos = await serveFolder(join(import.meta.dirname, '../../../bench/exam/applications/1/todos/site'))
  server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    const page = pages[(request.url ?? '').slice(1)] ?? 'Not here'
    response.end(`<!doctype html><title>t</title><link rel="icon" href="data:,"><body>${page}</body>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await browser?.close()
  await todos?.close()
  server?.closeAllConnections()
  server?.close()
})

const wrong = 'failed steps.check_failed'
const ambiguous = 'error steps.ambiguous'
const missing = 'error steps.not_found'

describe.concurrent('what is entered without quotes', () => {
  test.each<[what: string, page: string, steps: [action: string, expected: string, verdict: string][]]>([
    [
      'goes into the field that is named, stands at a side or has the focus, and into none where two could be meant',
      'two',
      [
        ['Enter Soap', '', ambiguous],
        [
          'Type Ann Smith into Name and Bob Jones into Company',
          'The "Name" field contains "Ann Smith"',
          'passed',
        ],
        ['Look at the page', 'The "Company" field contains "Ann"', wrong],
        ['Put Jo in the second box', 'The "Company" field contains "Jo"', 'passed'],
        ['Type Cy in the top box', 'The "Name" field contains "Cy"', 'passed'],
        ['qty 3', 'The "Qty" field contains "3"', 'passed'],
        ['Name: Di, Qty: 4', 'The "Qty" field contains "4"', 'passed'],
        ['Write Ed in the Street field', '', missing],
        ['Click the "Comment" button', '', 'passed'],
        ['Type See you in Berlin into the box', 'The "Note" field contains "See you in Berlin"', 'passed'],
        ['Click the "Company" field', '', 'passed'],
        ['Change it to Flo & Co', 'The "Company" field contains "Flo & Co"', 'passed'],
        ['Delete all text', 'The "Company" field is empty', 'passed'],
        ['Look at the page', 'The "Name" field is empty', wrong],
      ],
    ],
    [
      'is added by the button of the form',
      'form',
      [
        ['Add Bread and Cheese', 'The list has 2 items', 'passed'],
        [
          'Add Walk dog, Pay rent, Call mum',
          'The items are shown in this order: "Cheese", "Walk dog", "Pay rent"',
          'passed',
        ],
        ['Look at the page', 'The list has 4 items', wrong],
      ],
    ],
    [
      'is no value where the page has the thing with a control of its own',
      'shop',
      [
        ['Add Rice', '"Rice in cart" is shown', 'passed'],
        ['Look at the page', 'The "Search" field is empty', 'passed'],
        ['Add Honey', '', missing],
        ['Look at the page', 'The "Search" field is empty', 'passed'],
      ],
    ],
    [
      'is added by Enter where nothing else sends it',
      'todos',
      [
        ['Add Bread', '"Bread" is shown', 'passed'],
        ['Add Tea, Coffee, Sugar', '"Sugar" is shown', 'passed'],
        ['Type Buy milk in the box at the top, hit Enter', '"Buy milk" is shown', 'passed'],
        ['Double-click "Bread"', '', 'passed'],
        ['Change it to Rye bread, Enter', '"Rye bread" is shown', 'passed'],
        ['Double-click "Tea"', '', 'passed'],
        ['Delete all text, Enter', '"Tea" is not shown', 'passed'],
        ['Put three spaces in the box, Enter', '"Coffee" is not shown', wrong],
      ],
    ],
  ])('%s', async (_what, page, steps) => {
    const wanted = steps.map(([, , verdict]) => verdict)
    const scenario = withVerdicts(
      steps.map(([action, expected]) => [action, expected]),
      wanted,
    )
    const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${page}`
    const address = page === 'todos' ? todos.url : own
    const [, ...done] = await play(browser, address, [passes('Open the page'), ...scenario])
    const verdicts = done.map(({ status, error }) => (error ? `${status} ${error.code}` : status))
    expect(verdicts, done.map(({ error }) => error?.message ?? '').join('\n')).toEqual(wanted)
  })
})
