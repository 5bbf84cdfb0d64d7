import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '@cloudflare/puppeteer'
import { serveFolder } from '../../../bench/exam/serve-folder.ts'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { calendarPages } from './calendar-pages.ts'
import { play } from './play.ts'
import { passes, withVerdicts } from './scenario.ts'

let browser: Browser
let server: Server
const sites: Record<string, { url: string; close: () => Promise<void> }> = {}

beforeAll(async () => {
  browser = await startBrowser()
  const applications = join(import.meta.dirname, '../../../bench/exam/applications')
  sites['jquery'] = await serveFolder(join(applications, '1/booking/site'))
  sites['flatpickr'] = await serveFolder(join(applications, '2/dates/site'))
  server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    const page = calendarPages[(request.url ?? '').slice(1)] ?? 'Not here'
    response.end(`<!doctype html><title>t</title><link rel="icon" href="data:,"><body>${page}</body>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await browser?.close()
  for (const site of Object.values(sites)) await site.close()
  server?.closeAllConnections()
  server?.close()
})

const address = (page: string) => {
  const [site = '', rest = ''] = page.split('/')
  return sites[site]?.url ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}/${site}${rest}`
}

const not = 'error steps.not_filled'
const wrong = 'failed steps.check_failed'
const arrival = (value: string) => `The "Arrival" field contains "${value}"`
const departure = (value: string) => `The "Departure" field contains "${value}"`

describe.concurrent('a day in words', () => {
  test.each<[what: string, page: string, steps: [action: string, expected: string, verdict: string][]]>([
    [
      'is picked in the calendar that its field opens, which is turned to its month',
      'jquery',
      [
        ['Choose 20 May 2031 as the arrival date', arrival('20/05/2031'), 'passed'],
        ['Pick 22 May as arrival and 25 May as departure', arrival('22/05/2031'), 'passed'],
        ['Look at the page', departure('25/05/2031'), 'passed'],
        ['Look at the page', departure('26/05/2031'), wrong],
        ['Pick the 3rd of July as arrival', arrival('03/07/2031'), 'passed'],
        ['Arrive on the 10th of August and leave on the 14th', departure('14/08/2031'), 'passed'],
        ['Choose 31 October 2031 as the arrival', arrival('31/10/2031'), 'passed'],
      ],
    ],
    [
      'is an error where the calendar does not offer it or goes no further',
      'jquery',
      [
        ['Choose 20 May 2031 as the arrival date', arrival('20/05/2031'), 'passed'],
        ['Choose 18 May 2031 as the departure date', '', not],
        ['Choose 20 December 2031 as the arrival date', '', not],
        ['Choose 20 March 2031 as the arrival date', '', not],
        ['Pick the 5th of January as arrival', '', not],
        ['Pick the 5th of May as holiday', '', 'error steps.not_found'],
      ],
    ],
    [
      'is one of the month that is shown where only its number is said',
      'jquery',
      [
        ['Go for the 21st', '', not],
        ['Click the "Arrival" field', '', 'passed'],
        ['Pick the 10th', arrival('10/05/2031'), 'passed'],
        ['Click the "Departure" field', '', 'passed'],
        ['Click 13', departure('13/05/2031'), 'passed'],
      ],
    ],
    [
      'is found in calendars whose cells say their dates, and whose days of other months are there too',
      'flatpickr',
      [
        ['Click the "Date" field', '', 'passed'],
        ['Click 2', 'The "Date" field contains "2026-03-02"', 'passed'],
        ['Pick 14 April 2026 in the Date field', 'The "Date" field contains "2026-04-14"', 'passed'],
        ['Pick 31 August 2026 as the Date', 'The "Date" field contains "2026-08-31"', 'passed'],
        ['Pick 20 June 2026 as the delivery day', '', not],
        ['Pick 15 June 2026 as the delivery day', 'The "Delivery day" field contains "2026-06-15"', 'passed'],
        ['Pick 30 February 2026 as the Date', '', 'error steps.not_actionable'],
      ],
    ],
    [
      'is the value of a date field of the browser, which needs its month and year',
      'native',
      [
        ['Choose 20 May 2031 as the arrival date', arrival('2031-05-20'), 'passed'],
        ['Enter 21 May 2031 in the Arrival field', arrival('2031-05-21'), 'passed'],
        ['Pick 22 May as arrival', '', not],
        ['Pick 22 May as departure', departure('2031-05-22'), 'passed'],
        ['Pick the 22nd as departure', '', not],
        ['Pick 22 May 2033 as departure', '', not],
      ],
    ],
    [
      'is told from numbers of weeks, pages and minutes, and from a second calendar',
      'plain',
      [
        ['Pick the 9th', '“picked 2031-02-09” is shown', 'passed'],
        ['Pick the 28th of February', '“picked 2031-02-28” is shown', 'passed'],
        ['Pick 5 March 2031', '“picked 2031-03-05” is shown', 'passed'],
        ['Click 12', '', 'error steps.ambiguous'],
        ['Pick the last day of April 2031', '“picked 2031-04-30” is shown', 'passed'],
      ],
    ],
    [
      'is in nobody knows which of two calendars',
      'two',
      [
        ['Pick the 9th', '', not],
        ['Pick 9 March 2031', '“picked 2031-03-09” is shown', 'passed'],
      ],
    ],
    [
      'is nothing where no calendar is',
      'none',
      [
        ['Pick the 9th', '', not],
        ['Click 9', '', 'error steps.not_found'],
      ],
    ],
  ])('%s', async (_what, page, steps) => {
    const wanted = steps.map(([, , verdict]) => verdict)
    const scenario = withVerdicts(
      steps.map(([action, expected]) => [action, expected]),
      wanted,
    )
    const [, ...done] = await play(browser, address(page), [passes('Open the page'), ...scenario])
    const verdicts = done.map(({ status, error }) => (error ? `${status} ${error.code}` : status))
    expect(verdicts, done.map(({ error }) => error?.message ?? '').join('\n')).toEqual(wanted)
  })
})
