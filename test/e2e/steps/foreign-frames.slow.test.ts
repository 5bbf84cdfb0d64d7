import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../shared/domain/prose-steps/compile-step.ts'
import { performStep } from '../../../workers/features/hosted-runs/steps/perform-step.ts'
import { foreignPages } from './foreign-pages.ts'
import { play } from './play.ts'
import { errs, holds, isFalse, isOpen, look, passes } from './scenario.ts'
import { inTab, servePages, startStage, testScenarios } from './support.ts'

// `{{pay}}` and `{{shop}}` stand for two sites, of which the shop is the one that is opened.
const stage = startStage({
  args: ['--host-resolver-rules=MAP *.test 127.0.0.1', '--site-per-process'],
  serve: async () => {
    const served = await servePages(foreignPages, (html, port) => {
      const filled = html.replaceAll(/\{\{(pay|shop)\}\}/g, (_all, site) => `http://${site}.test:${port}`)
      return `<!doctype html><title>t</title><link rel="icon" href="data:,"><body>${filled}`
    })
    return { ...served, url: served.url.replace('127.0.0.1', 'shop.test') }
  },
})

testScenarios('a frame of another site', stage, {
  'is filled, ticked and clicked like the page around it': [
    passes('Open "/checkout"'),
    passes('Enter "Ann Lee" in the "Card holder" field', 'The "Card holder" field is focused'),
    passes('Select "Amex" from "Kind"', '"Amex" is selected in "Kind"'),
    passes('Check "Save card"', 'The "Save card" checkbox is checked'),
    passes('Click "Pay now"', '"Paid by Ann Lee with Amex, saved" is visible'),
    isFalse('"Paid by Ann Lee with Amex, saved" is not shown'),
    passes('Enter "X1" in the "Coupon" field', 'The "Card holder" field is not focused'),
  ],
  'is read by what a step expects of places, cells, labels and numbers': [
    passes('Open "/checkout"'),
    holds('The heading "Card details" is shown and the heading "Checkout" is shown'),
    holds('"Fee: 0.35 EUR" is shown in the "Payment" frame'),
    holds('"Your order" is not shown in the "Payment" frame'),
    holds('"Card details" is shown in the "Wallet" section'),
    isFalse('"Your order" is shown in the "Payment" frame'),
    holds('The cell "Price" of the row "Milk" is "1.20"'),
    holds('The fee is 0.35 EUR'),
    isFalse('The fee is at least 0.40 EUR'),
    holds('The table has 1 row'),
    isFalse('The table has 2 rows'),
    holds('Every row shows "1.20"'),
    isFalse('Every row shows "0.35"'),
    holds('"Fee: 0.35 EUR" is shown below the table'),
    isFalse('"End" is shown below the table'),
    passes('Leave all fields empty'),
    errs('steps.timeout', 'Enter "Bo" as the card holder and leave all fields empty'),
    isFalse('There is no "Pay now" button'),
    holds('There is no "Refund" button'),
    holds('"Refund" is not shown'),
  ],
  'in a scrolled frame of a third document is reached through all of them': [
    passes('Open "/nested"'),
    passes('Enter "Bo" in the "Card holder" field', 'The "Card holder" field has the value "Bo"'),
    passes(
      'Check "Save card" and click "Pay now"',
      '"Paid by Bo with Visa, saved" is shown in the "Inner" frame',
    ),
    holds('"Paid by Bo with Visa, saved" is shown in the "Between" frame'),
  ],
  'with the same name as the page makes a click ambiguous, until the frame is named': [
    passes('Open "/twice"'),
    errs('steps.ambiguous', 'Click "Save"'),
    errs('steps.ambiguous', 'Click the second "Save" button'),
    passes('Click "Save" in the "Editor" frame', '"Saved inside" is visible'),
    holds('The title is "t"'),
  ],
  'with the better name is chosen over the page': [
    passes('Open "/better"'),
    passes('Click "Save"', '"Saved inside" is visible'),
  ],
  'under something of the page is not clicked through it': [
    passes('Open "/covered"'),
    errs('steps.not_actionable', 'Click "Save"', '"Saved inside" is visible'),
  ],
  'behind a modal dialog of the page is out of reach': [
    passes('Open "/modal"'),
    errs('steps.not_found', 'Click "Save"'),
  ],
  'that is turned is refused, and one that is only moved is used': [
    passes('Open "/turned"'),
    errs('steps.not_actionable', 'Click "Save"'),
    passes('Open "/shifted"'),
    passes('Click "Save"', '"Saved inside" is visible'),
  ],
  'that hangs makes an absence undecided, and nothing else': [
    passes('Open "/hangs"'),
    passes('Wait 1 second', 'The heading "Hangs" is shown'),
    isOpen('"Error" is not shown'),
    isOpen('There is no "Buy" button'),
    isOpen('There are 0 buttons'),
    holds('The total is "5"'),
    isFalse('"Missing" is shown'),
  ],
  'that is at work is waited for before anything of its name is used': [
    passes('Open "/slow"'),
    passes('Click "Begin"'),
    errs('steps.ambiguous', 'Click "Save"'),
    passes('Click "Begin"'),
    errs('steps.ambiguous', 'Enter "x" in the "Note" field'),
    passes('Click "Begin"'),
    passes('Click "Send"', '"Sent inside" is visible'),
    holds('The title is "t"'),
  ],
  'that could not be loaded makes an absence undecided': [
    passes('Open "/refused"'),
    passes('Click "Go"', 'The title is "pressed"'),
    isOpen('"Error" is not shown'),
  ],
  'that nobody sees is neither read nor used': [
    passes('Open "/hidden"'),
    holds('"Hidden text" is not shown and there is no "Save" button'),
    errs('steps.not_found', 'Click "Save"'),
  ],
  'that comes late is waited for': [
    passes('Open "/late"'),
    passes('Enter "Cy" in "Card holder" and click "Pay now"', '"Paid by Cy with Visa" is visible'),
    passes('Reload the page', '"Fee: 0.35 EUR" is visible'),
  ],
  'that goes away leaves nothing behind': [
    passes('Open "/vanishing"'),
    passes('Wait 1 second', '"Card details" is not shown'),
    errs('steps.not_found', 'Enter "x" in "Card holder"'),
  ],
  'that goes from site to site is followed': [
    passes('Open "/moves"'),
    passes('Click "Next"', '"Second" is visible'),
    passes('Click "Next"', '"Third" is visible and "Second" is not shown'),
  ],
  'made of its own text in a sandbox is read and clicked': [
    passes('Open "/sandboxed"'),
    holds('"In the box" is visible'),
    passes('Click "Press"', '"Pressed" is visible'),
    isFalse('"In the box" is not shown'),
  ],
  'is counted with the page': [
    passes('Open "/lists"'),
    holds('There are 3 buttons'),
    isFalse('There are 2 buttons'),
    holds('There are 2 buttons in the "More" frame'),
    errs('steps.ambiguous', 'Click the second "Add" button'),
  ],
  'that tells another value than the page leaves it undecided': [
    passes('Open "/prices"'),
    isOpen('The fee is 0.50 EUR', 'steps.ambiguous'),
    isOpen('"Fee: 0.35 EUR" and "Fee: 0.50 EUR" are shown in this order'),
  ],
  'is all that a page needs to show something': [
    passes('Open "/blank"'),
    holds('"Error" is not shown'),
    holds('The page is loaded'),
  ],
  'in an object is read like one in a frame': [
    passes('Open "/object"'),
    holds('"Card details" is visible'),
    isFalse('"Card details" is not shown'),
    passes('Enter "Di" in "Card holder" and click "Pay now"', '"Paid by Di with Visa" is visible'),
    holds('"Error" is not shown'),
  ],
  'hears every key': [
    passes('Open "/typing"'),
    passes('Type "tea" key by key in the "Word" field', '"Heard tea" is visible'),
    passes('Type "s"', '"Heard teas" is visible'),
    passes('Press Enter', '"Sent teas" is visible'),
    passes('Press Enter in the "Word" field', 'The "Word" field is focused'),
    passes('Enter "n" in the "Notes" field', 'The "Notes" field has the value "n"'),
    passes('Type "o"', 'The "Word" field has the value "teas"'),
  ],
})

describe.concurrent('a frame of another site', () => {
  test('is named where a step has to be said better', async () => {
    const steps = [passes('Open "/twice"'), errs('steps.ambiguous', 'Click "Save"')]
    const outcome = (await play(stage.browser, stage.url, steps)).at(-1)
    expect(outcome?.error?.message).toContain('button "Save" in the frame "Editor"')
    expect(outcome?.error?.message).toContain('Say which one: "Save" in the "Editor" frame.')
  })

  test('that crashed makes an absence undecided', async () => {
    await inTab(stage, async (page) => {
      await page.goto(`${stage.url}/blank`)
      const frame = page.frames().find((one) => one.url().includes('/card')) as unknown as {
        client: { send: (method: string) => Promise<unknown> }
      }
      const expectation = (expectedResult: string) =>
        performStep(page, compileStep({ action: look, expectedResult }, { baseUrl: stage.url }), {
          deadlineMs: Date.now() + 20_000,
          stepTimeoutMs: 25_000,
          checkTimeoutMs: 1500,
          baseUrl: stage.url,
          secrets: {},
          today: '2026-11-20',
          actionsSoFar: [],
        })
      expect((await expectation('"Error" is not shown')).status).toBe('passed')
      void frame.client.send('Page.crash').catch(() => undefined)
      const { status, error } = await expectation('"Error" is not shown')
      expect([status, error?.code]).toEqual(['error', 'steps.undecided'])
      expect(error?.message).toContain('The frame “Payment” cannot be read')
    })
  })
})
