import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '@cloudflare/puppeteer'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { hostilePages } from './hostile-pages.ts'
import { play } from './play.ts'
import { passes, withVerdicts } from './scenario.ts'

let browser: Browser
let server: Server
let url: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const html = hostilePages[(request.url ?? '').slice(1)]
    response.writeHead(html === undefined ? 404 : 200, {
      'content-type': 'text/html',
      'cache-control': 'no-store',
    })
    response.end(`<!doctype html><title>t</title><body>${html ?? 'Not here'}</body>`)
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

async function verdicts(
  page: string,
  steps: [action: string, expected?: string][],
  expected: string[],
): Promise<string[]> {
  const outcomes = await play(browser, url, [passes(`Open "/${page}"`), ...withVerdicts(steps, expected)])
  return outcomes.slice(1).map(({ status, error }) => (error ? `${status} ${error.code}` : status))
}

describe.concurrent('a page that fights back', () => {
  test.each<[what: string, page: string, steps: [string, string?][], expected: string[]]>([
    [
      'that rewrites the language under its scripts is read as it is',
      'tamper',
      [['Click "Save"', '"changed" is visible and "real" is not shown']],
      ['passed'],
    ],
    [
      'that alerts while it loads is not blocked',
      'alert-on-load',
      [['Look at the page', 'A dialog says "On load" and the heading "Loaded" is shown']],
      ['passed'],
    ],
    [
      'that asks before it is left is left',
      'leave',
      [['Enter "x" in "Name"'], ['Click "Away"', '"Not here" is visible']],
      ['passed', 'passed'],
    ],
    [
      'that replaces its button all the time is clicked',
      'replaced',
      [['Click "Save"', 'The title is "hit"']],
      ['passed'],
    ],
    ['of great depth is read', 'deep', [['Click "Deep"', 'The "Deep" button is visible']], ['passed']],
    [
      'that never stops to fetch gets a verdict',
      'storm',
      [['Click "Go"', 'The heading "Storm" is shown and "Error" is not shown']],
      ['passed'],
    ],
    [
      'that reloads itself gets a verdict',
      'reloads',
      [['Click "Go"', 'The heading "Reloads" is shown']],
      ['passed'],
    ],
    [
      'that tracks its inputs sees real typing',
      'tracked',
      [['Enter "abc" in "Name"', '"State: abc" is visible']],
      ['passed'],
    ],
    [
      'that validates on leaving a field is given the chance',
      'blur',
      [
        ['Enter "3" in "Age"', '"Too young" is visible'],
        ['Enter "4" in "Age"', '"Too young" is not shown'],
      ],
      ['passed', 'failed steps.check_failed'],
    ],
    [
      'that hides its boxes behind labels is ticked',
      'styled',
      [
        ['Check "I agree"', '"Agreed true" is visible'],
        ['Choose "Pro plan"', 'The "Pro plan" radio button is selected'],
      ],
      ['passed', 'passed'],
    ],
    [
      'with a sticky header is scrolled clear of it',
      'sticky',
      [['Click "Below"', 'The title is "ok"']],
      ['passed'],
    ],
    [
      'that scrolls inside is scrolled inside',
      'scroller',
      [['Click "Inner"', 'The title is "ok"']],
      ['passed'],
    ],
    [
      'with a button in a row keeps the button from a click on the row',
      'nested',
      [['Click the row "Milk"', 'The title is not "deleted"']],
      ['passed'],
    ],
    [
      'that joins texts without a space is read by its parts',
      'joined',
      [
        ['Look at the page', '"Item 7" is visible'],
        ['Look at the page', '"2 orders" is visible'],
        ['Look at the page', '"available" is visible'],
      ],
      ['passed', 'failed steps.check_failed', 'failed steps.check_failed'],
    ],
    [
      'without labels is filled by what stands where labels would',
      'unnamed',
      [
        ['Enter "Ann" in the "First name" field', 'The value of the "First name" field is "Ann"'],
        ['Enter "Oslo" in "City"'],
        ['Check "Urgent"'],
      ],
      ['passed', 'passed', 'passed'],
    ],
    [
      'that labels its values in many ways is read by its labels',
      'labelled',
      [
        ['Look at the page', 'The owner is "Ann" and the total is 12.50 EUR and the project phase is "Two"'],
        ['Look at the page', 'The sum is "7" and the weather is "Sunny"'],
        ['Look at the page', 'The "State" of the row "Iron" is "Done" and the priority is "Urgent"'],
        ['Look at the page', 'The state is "Done"'],
        ['Look at the page', 'The mode is "Archived"'],
        ['Look at the page', 'The "Priority" is "Urgent"'],
        ['Look at the page', 'The total is "2.50 EUR"'],
        ['Look at the page', 'The heading "Details" is shown'],
      ],
      [
        'passed',
        'passed',
        'passed',
        'error steps.ambiguous',
        'error steps.undecided',
        'error steps.not_found',
        'failed steps.check_failed',
        'failed steps.check_failed',
      ],
    ],
    [
      'with a list of its own making is chosen from',
      'popup',
      [['Select "Large" from "Size"', 'The title is "size Large"'], ['Select "Huge" from "Size"']],
      ['passed', 'error steps.option_not_found'],
    ],
    [
      'that does not read its answers is not waited for, so that what it says for a moment is seen',
      'unread-answer',
      [['Click "Send"', '"Sent" is visible']],
      ['passed'],
    ],
    ['that freezes ends as a time-out', 'freeze', [['Click "Freeze"']], ['error steps.timeout']],
  ])('%s', async (_what, page, steps, expected) => {
    expect(await verdicts(page, steps, expected)).toEqual(expected)
  })
})
