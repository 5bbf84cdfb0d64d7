import type { HTTPRequest } from '@cloudflare/puppeteer'
import { beforeAll, expect, test } from 'vitest'
import { answeringOn, when } from '../../support/browser/answering.ts'
import { barriersInBoth } from '../../support/browser/look-over.ts'
import { type Visitor, eventually, startPages } from '../../support/browser/pages.ts'

const requirements = `# Shipping < 5 & "more" مشروع 🚀

The page has the number field "Order total", the checkbox "Member" and the button "Calculate".

| | R1 | R2 |
|---|---|---|
| **Conditions** | | |
| Order total | under 50 | 50 or more |
| Member | no | yes |
| **Actions** | | |
| The page shows | "Shipping: 6 euros" | "Free shipping" |

# Ticket

A ticket is always in exactly one of the states Open, Resolved and Closed. A new ticket is in the state Open.

- When the user clicks the "Resolve" button on an Open ticket, the ticket becomes Resolved.
- When the user clicks the "Reopen" button on a Resolved ticket, the ticket becomes Open.
- When the user clicks the "Close" button on a Resolved ticket, the ticket becomes Closed.

# Form

- The field "Age" is required and must be a whole number from 18 to 120. If it is not, the page shows "Age must be a whole number from 18 to 120".
`

const pages = startPages()
let sessionId = ''

beforeAll(async () => {
  const response = await fetch(`${pages.origin()}/api/public/test-cases/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requirements }),
  })
  ;({ sessionId } = (await response.json()) as { sessionId: string })
})

async function opened(tab: 'Coverage' | 'Chat') {
  const somebody = await pages.visitor()
  const { page } = somebody
  await page.setViewport({ width: 1280, height: 900 })
  await somebody.open(`/#session=${sessionId}`)
  await page.locator(`::-p-aria([name="${tab}"][role="tab"])`).click()
  return somebody
}

const textsOf = ({ page }: Visitor, selector: string) =>
  page.$$eval(selector, (all) => all.map((each) => each.textContent?.trim() ?? ''))

test('techniques, decision tables and life cycles are drawn as the service read them, and lead to their cases', async () => {
  const somebody = await opened('Coverage')
  const { page } = somebody
  await somebody.sees('By technique')
  expect(await textsOf(somebody, '.cov-technique h3')).toEqual(
    expect.arrayContaining(['State Transition Testing', 'Decision Table Testing']),
  )
  const figures = (await textsOf(somebody, '.cov-totals > div')).join('\n')
  const [tested = 0, partly = 0, lower = 0, without = 0, asked] = [
    /tested(\d+)of/,
    /in part(\d+)of/,
    /outlines(\d+)of/,
    /not covered(\d+)of/,
    /tested\d+of (\d+)/,
  ].map((figure) => Number(figure.exec(figures)?.[1] ?? 0))
  expect(tested + partly + lower + without).toBe(asked)
  const [, percent = '', covered, items] = /Verified(\d+) %(\d+) of (\d+) parts/.exec(figures) ?? []
  expect(Number(percent)).toBe(Math.floor((100 * Number(covered)) / Number(items)))
  expect((await textsOf(somebody, '.gen-standing')).join('')).toContain(`${percent} % verified`)
  await somebody.sees('Figures of the last generation or chat message')
  const [title] = await textsOf(somebody, '.cov-figure figcaption')
  expect(title).toBe('Shipping < 5 & "more" مشروع 🚀')
  const rows = await page.$$eval('.cov-table tbody tr', (all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent?.trim())),
  )
  expect(rows[0]?.slice(0, 4)).toEqual(['R1', 'under 50', 'no', '"Shipping: 6 euros"'])
  expect(rows.map((row) => row.slice(0, 3))).toContainEqual(['Resolved', 'Close', 'Closed'])
  await page.setViewport({ width: 1000, height: 900 })
  const broken = await page.$$eval('.cov-table thead th', (all) =>
    all.flatMap(({ firstChild }) =>
      [...(firstChild?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(firstChild as Text, index)
        range.setEnd(firstChild as Text, index + word.length)
        return range.getClientRects().length > 1 ? word : []
      }),
    ),
  )
  expect(broken).toEqual([])
  // On a phone rows stand below each other, and nothing scrolls to the side.
  await page.setViewport({ width: 360, height: 900 })
  expect(await page.$eval('.cov-table tbody td', (cell) => getComputedStyle(cell).display)).toBe('grid')
  expect(await page.$eval('.cov', (all) => all.scrollWidth > all.clientWidth)).toBe(false)
  await page.setViewport({ width: 1280, height: 900 })
  const drawn = await textsOf(somebody, '.cov-drawing svg text')
  expect(drawn).toEqual(expect.arrayContaining(['Open', 'Resolved', 'Closed', 'Resolve', 'Reopen', 'Close']))
  const said = await page.$eval('.cov-drawing svg', (svg) => svg.getAttribute('aria-label'))
  expect(said).toContain('with 3 states and 3 transitions')
  const id = await page.$eval('.cov-table .cov-cases bdi', (first) => first.textContent ?? '')
  await page.click('.cov-table .cov-cases button')
  await page.waitForFunction(
    (wanted) => document.activeElement?.closest('[data-case]')?.getAttribute('data-case') === wanted,
    {},
    id,
  )
})

test('a message changes the cases, says what it did, and can be taken back', async () => {
  const somebody = await opened('Chat')
  const { page } = somebody
  const count = () =>
    page.$eval('.gen-standing p', (figures) => Number.parseInt(figures.textContent ?? '', 10))
  const before = await count()
  await somebody.fill('What should change?', 'add a test with Age 65')
  await page.keyboard.press('Enter')
  await somebody.sees('1 case added')
  const field = await page.$eval('.chat textarea', (textarea) => (textarea as HTMLTextAreaElement).value)
  expect(field).toBe('')
  expect(await count()).toBe(before + 1)
  await somebody.press('Undo', `${before} cases`)
  await somebody.fill('What should change?', 'sing a song <b>for</b> me')
  await somebody.press('Send', 'No case was changed.')
})

test('what a message changed is shown step by step below its answer, after a reload too, and is undone from there', async () => {
  const somebody = await opened('Chat')
  const { page } = somebody
  const message = 'remove step 1 from TC-002'
  const shown = `Show what changed: ${message}`
  const count = () => page.$$eval('.chat-changed', (all) => all.length)
  await eventually(count).toBeGreaterThan(0)
  const before = await count()
  await somebody.fill('What should change?', message)
  await somebody.press('Send', '1 case changed')
  await somebody.press(shown, 'removed')
  await page.reload()
  await page.locator('::-p-aria([name="Chat"][role="tab"])').click()
  await somebody.press(shown, 'removed')
  expect(await page.$$eval('.chat-changed del', (all) => all.length)).toBeGreaterThan(0)
  expect(await barriersInBoth(somebody)).toEqual([])
  await page.setViewport({ width: 390, height: 800 })
  const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(await isWider()).toBe(false)
  await somebody.press('Undo what this message changed', 'Took the last change back.')
  await eventually(count).toBe(before)
})

test('a message that is refused stays in its field, with the time to come back; a reload keeps it, too', async () => {
  const somebody = await opened('Chat')
  const { page } = somebody
  const limited = {
    status: 429,
    headers: { 'Retry-After': '120' },
    body: { error: 'rate_limited', message: 'Too many generations' },
  }
  const isMessage = (request: HTTPRequest) =>
    request.method() === 'POST' && /sessions\/[\w-]+$/.test(request.url())
  await answeringOn(somebody, when(isMessage, limited), async () => {
    await somebody.press('Make TC-001 critical')
    await somebody.press('Send', 'Too many generations')
    expect(await page.$eval('.chat-form .fault', (fault) => fault.textContent)).toMatch(/\d+:\d\d/)
  })
  await page.reload()
  await page.locator('::-p-aria([name="Chat"][role="tab"])').click()
  const field = await page.waitForSelector('.chat textarea')
  expect(await field?.evaluate((area) => (area as HTMLTextAreaElement).value)).toBe('Make TC-001 critical')
  await somebody.press('Send', '1 case changed')
})
