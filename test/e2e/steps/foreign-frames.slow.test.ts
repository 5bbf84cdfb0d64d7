import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '@cloudflare/puppeteer'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { foreignPages } from './foreign-pages.ts'
import { play } from './play.ts'
import { passes, withVerdicts } from './scenario.ts'

let browser: Browser
let server: Server
let shop: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const html = foreignPages[(request.url ?? '').slice(1)]
    const { port } = server.address() as AddressInfo
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html' })
    const filled = html
      ?.replaceAll('{{pay}}', `http://pay.test:${port}`)
      .replaceAll('{{shop}}', `http://shop.test:${port}`)
    response.end(
      `<!doctype html><title>t</title><link rel="icon" href="data:,"><body>${filled ?? 'Not here'}</body>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  shop = `http://shop.test:${(server.address() as AddressInfo).port}`
  browser = await startBrowser({ args: ['--host-resolver-rules=MAP *.test 127.0.0.1', '--site-per-process'] })
})
afterAll(async () => {
  await browser?.close()
  server?.closeAllConnections()
  server?.close()
})

async function outcomes(page: string, steps: [action: string, expected?: string][], expected: string[]) {
  const done = await play(browser, shop, [passes(`Open "/${page}"`), ...withVerdicts(steps, expected)])
  return done.slice(1)
}

async function verdicts(
  page: string,
  steps: [action: string, expected?: string][],
  expected: string[],
): Promise<string[]> {
  return (await outcomes(page, steps, expected)).map(({ status, error }) =>
    error ? `${status} ${error.code}` : status,
  )
}

const look = 'Look at the page'

describe.concurrent('a frame of another site', () => {
  test.each<[what: string, page: string, steps: [string, string?][], expected: string[]]>([
    [
      'is filled, ticked and clicked like the page around it',
      'checkout',
      [
        ['Enter "Ann Lee" in the "Card holder" field', 'The "Card holder" field is focused'],
        ['Select "Amex" from "Kind"', '"Amex" is selected in "Kind"'],
        ['Check "Save card"', 'The "Save card" checkbox is checked'],
        ['Click "Pay now"', '"Paid by Ann Lee with Amex, saved" is visible'],
        [look, '"Paid by Ann Lee with Amex, saved" is not shown'],
        ['Enter "X1" in the "Coupon" field', 'The "Card holder" field is not focused'],
      ],
      ['passed', 'passed', 'passed', 'passed', 'failed steps.check_failed', 'passed'],
    ],
    [
      'is read by what a step expects of places, cells, labels and numbers',
      'checkout',
      [
        [look, 'The heading "Card details" is shown and the heading "Checkout" is shown'],
        [look, '"Fee: 0.35 EUR" is shown in the "Payment" frame'],
        [look, '"Your order" is not shown in the "Payment" frame'],
        [look, '"Card details" is shown in the "Wallet" section'],
        [look, '"Your order" is shown in the "Payment" frame'],
        [look, 'The cell "Price" of the row "Milk" is "1.20"'],
        [look, 'The fee is 0.35 EUR'],
        [look, 'The fee is at least 0.40 EUR'],
        [look, 'The table has 1 row'],
        [look, 'The table has 2 rows'],
        [look, 'Every row shows "1.20"'],
        [look, 'Every row shows "0.35"'],
        [look, '"Fee: 0.35 EUR" is shown below the table'],
        [look, '"End" is shown below the table'],
        ['Leave all fields empty'],
        ['Enter "Bo" as the card holder and leave all fields empty'],
        [look, 'There is no "Pay now" button'],
        [look, 'There is no "Refund" button'],
        [look, '"Refund" is not shown'],
      ],
      [
        'passed',
        'passed',
        'passed',
        'passed',
        'failed steps.check_failed',
        'passed',
        'passed',
        'failed steps.check_failed',
        'passed',
        'failed steps.check_failed',
        'passed',
        'failed steps.check_failed',
        'passed',
        'failed steps.check_failed',
        'passed',
        'error steps.timeout',
        'failed steps.check_failed',
        'passed',
        'passed',
      ],
    ],
    [
      'in a scrolled frame of a third document is reached through all of them',
      'nested',
      [
        ['Enter "Bo" in the "Card holder" field', 'The "Card holder" field has the value "Bo"'],
        [
          'Check "Save card" and click "Pay now"',
          '"Paid by Bo with Visa, saved" is shown in the "Inner" frame',
        ],
        [look, '"Paid by Bo with Visa, saved" is shown in the "Between" frame'],
      ],
      ['passed', 'passed', 'passed'],
    ],
    [
      'with the same name as the page makes a click ambiguous, until the frame is named',
      'twice',
      [
        ['Click "Save"'],
        ['Click the second "Save" button'],
        ['Click "Save" in the "Editor" frame', '"Saved inside" is visible'],
        [look, 'The title is "t"'],
      ],
      ['error steps.ambiguous', 'error steps.ambiguous', 'passed', 'passed'],
    ],
    [
      'with the better name is chosen over the page',
      'better',
      [['Click "Save"', '"Saved inside" is visible']],
      ['passed'],
    ],
    [
      'under something of the page is not clicked through it',
      'covered',
      [['Click "Save"', '"Saved inside" is visible']],
      ['error steps.not_actionable'],
    ],
    [
      'behind a modal dialog of the page is out of reach',
      'modal',
      [['Click "Save"']],
      ['error steps.not_found'],
    ],
    [
      'that is turned is refused, and one that is only moved is used',
      'turned',
      [['Click "Save"'], ['Open "/shifted"'], ['Click "Save"', '"Saved inside" is visible']],
      ['error steps.not_actionable', 'passed', 'passed'],
    ],
    [
      'that hangs makes an absence undecided, and nothing else',
      'hangs',
      [
        ['Wait 1 second', 'The heading "Hangs" is shown'],
        [look, '"Error" is not shown'],
        [look, 'There is no "Buy" button'],
        [look, 'There are 0 buttons'],
        [look, 'The total is "5"'],
        [look, '"Missing" is shown'],
      ],
      [
        'passed',
        'error steps.undecided',
        'error steps.undecided',
        'error steps.undecided',
        'passed',
        'failed steps.check_failed',
      ],
    ],
    [
      'that could not be loaded makes an absence undecided',
      'refused',
      [
        ['Click "Go"', 'The title is "pressed"'],
        [look, '"Error" is not shown'],
      ],
      ['passed', 'error steps.undecided'],
    ],
    [
      'that nobody sees is neither read nor used',
      'hidden',
      [[look, '"Hidden text" is not shown and there is no "Save" button'], ['Click "Save"']],
      ['passed', 'error steps.not_found'],
    ],
    [
      'that comes late is waited for',
      'late',
      [
        ['Enter "Cy" in "Card holder" and click "Pay now"', '"Paid by Cy with Visa" is visible'],
        ['Reload the page', '"Fee: 0.35 EUR" is visible'],
      ],
      ['passed', 'passed'],
    ],
    [
      'that goes away leaves nothing behind',
      'vanishing',
      [['Wait 1 second', '"Card details" is not shown'], ['Enter "x" in "Card holder"']],
      ['passed', 'error steps.not_found'],
    ],
    [
      'that goes from site to site is followed',
      'moves',
      [
        ['Click "Next"', '"Second" is visible'],
        ['Click "Next"', '"Third" is visible and "Second" is not shown'],
      ],
      ['passed', 'passed'],
    ],
    [
      'made of its own text in a sandbox is read and clicked',
      'sandboxed',
      [
        [look, '"In the box" is visible'],
        ['Click "Press"', '"Pressed" is visible'],
        [look, '"In the box" is not shown'],
      ],
      ['passed', 'passed', 'failed steps.check_failed'],
    ],
    [
      'is counted with the page',
      'lists',
      [
        [look, 'There are 3 buttons'],
        [look, 'There are 2 buttons'],
        [look, 'There are 2 buttons in the "More" frame'],
        ['Click the second "Add" button'],
      ],
      ['passed', 'failed steps.check_failed', 'passed', 'error steps.ambiguous'],
    ],
    [
      'that tells another value than the page leaves it undecided',
      'prices',
      [
        [look, 'The fee is 0.50 EUR'],
        [look, '"Fee: 0.35 EUR" and "Fee: 0.50 EUR" are shown in this order'],
      ],
      ['error steps.ambiguous', 'error steps.undecided'],
    ],
    [
      'is all that a page needs to show something',
      'blank',
      [
        [look, '"Error" is not shown'],
        [look, 'The page is loaded'],
      ],
      ['passed', 'passed'],
    ],
    [
      'in an object is read like one in a frame',
      'object',
      [
        [look, '"Card details" is visible'],
        [look, '"Card details" is not shown'],
        ['Enter "Di" in "Card holder" and click "Pay now"', '"Paid by Di with Visa" is visible'],
        [look, '"Error" is not shown'],
      ],
      ['passed', 'failed steps.check_failed', 'passed', 'passed'],
    ],
    [
      'hears every key',
      'typing',
      [
        ['Type "tea" key by key in the "Word" field', '"Heard tea" is visible'],
        ['Type "s"', '"Heard teas" is visible'],
        ['Press Enter', '"Sent teas" is visible'],
        ['Press Enter in the "Word" field', 'The "Word" field is focused'],
        ['Enter "n" in the "Notes" field', 'The "Notes" field has the value "n"'],
        ['Type "o"', 'The "Word" field has the value "teas"'],
      ],
      ['passed', 'passed', 'passed', 'passed', 'passed', 'passed'],
    ],
  ])('%s', async (_what, page, steps, expected) => {
    expect(await verdicts(page, steps, expected)).toEqual(expected)
  })

  test('is named where a step has to be said better', async () => {
    const [outcome] = await outcomes('twice', [['Click "Save"']], ['error'])
    expect(outcome?.error?.message).toContain('button "Save" in the frame "Editor"')
    expect(outcome?.error?.message).toContain('Say which one: "Save" in the "Editor" frame.')
  })

  test('that crashed makes an absence undecided', async () => {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    await page.goto(`${shop}/blank`)
    const frame = page.frames().find((one) => one.url().includes('/card')) as unknown as {
      client: { send: (method: string) => Promise<unknown> }
    }
    const { compileStep } = await import('../../../shared/domain/prose-steps/compile-step.ts')
    const { performStep } = await import('../../../workers/features/hosted-runs/steps/perform-step.ts')
    const expectation = async (expectedResult: string) =>
      await performStep(page, compileStep({ action: look, expectedResult }, { baseUrl: shop }), {
        deadlineMs: Date.now() + 20_000,
        stepTimeoutMs: 25_000,
        checkTimeoutMs: 1500,
        baseUrl: shop,
        secrets: {},
        today: '2026-11-20',
        actionsSoFar: [],
      })
    expect((await expectation('"Error" is not shown')).status).toBe('passed')
    void frame.client.send('Page.crash').catch(() => undefined)
    const { status, error } = await expectation('"Error" is not shown')
    expect([status, error?.code]).toEqual(['error', 'steps.undecided'])
    expect(error?.message).toContain('The frame “Payment” cannot be read')
    await context.close()
  })
})
