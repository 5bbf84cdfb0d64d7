import { beforeAll, expect, test } from 'vitest'
import { browserAgent } from '../../support/browser-agent.ts'
import { type Visitor, startPages } from '../../support/browser/pages.ts'
import { projectsOf } from '../../support/browser/projects.ts'
import { bringSession, newDemo } from '../../support/browser/sign-in.ts'

const pages = startPages()
let lead: Visitor
let websiteId = ''
const { ask } = projectsOf(() => lead)
const otherAgent = browserAgent.replace(/Chrome\/\S+ Safari\/\S+/, 'Gecko/20100101 Firefox/140.0')

/** Sends what a page of the website tells, as a person's browser does. */
async function hit(payload: object, { agent = browserAgent, type = 'event' } = {}) {
  const response = await fetch(`${pages.origin()}/api/collect`, {
    method: 'POST',
    headers: { 'user-agent': agent },
    body: JSON.stringify({ type, payload: { website: websiteId, ...payload } }),
  })
  expect(response.ok).toBe(true)
}
const received = (many: number) =>
  expect
    .poll(() => ask<{ received: number }>('GET', `/api/websites/${websiteId}/ledger`), { timeout: 60_000 })
    .toMatchObject({ received: many })
const open = (page: string) => lead.open(`/websites/${websiteId}/${page}`)
/** What a figure is, by its name. */
const figure = (name: string) =>
  lead.page.$$eval(
    '.totals > div',
    (all, wanted) =>
      all.find((one) => one.querySelector('dt')?.textContent === wanted)?.querySelector('dd')?.textContent,
    name,
  )
/** The rows of the first table of bars, each as its words. */
const bars = () =>
  lead.page.$$eval('.bars tbody tr', (rows) =>
    rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' | ')),
  )

beforeAll(async () => {
  lead = await pages.lasting()
  await lead.page.setViewport({ width: 1280, height: 900 })
  await bringSession(lead.page, pages.origin(), await newDemo(pages.origin()))
  await lead.open('/projects')
  const given = { name: 'Shop <b>', timezone: 'Europe/Berlin' }
  websiteId = (await ask<{ id: string }>('POST', '/api/websites', given)).id
})

test('the half hour is empty, and then shows by itself what comes', async () => {
  await open('realtime')
  await lead.sees('Nobody came in the last half hour.')
  await lead.sees('Live')
  await hit({ url: '/', title: 'Home', referrer: 'https://www.google.com/' })
  await expect.poll(() => figure('Page views'), { timeout: 30_000 }).toBe('1')
  await hit({ url: '/cart' })
  await hit({ url: '/cart', name: 'added <i>' })
  await hit({ url: '/' }, { agent: otherAgent })
  await expect.poll(() => figure('Page views'), { timeout: 30_000 }).toBe('3')
  expect(await figure('Visitors')).toBe('2')
  await lead.sees('google.com')
  await lead.sees('Did added <i>')
  await lead.sees('3 page views in the last half hour')
  // The half hour grows older without anything new, also where nobody says what it is now.
  await lead.page.evaluate(() => {
    const real = window.fetch
    window.fetch = (asked, init) =>
      (asked instanceof Request ? asked.url : String(asked)).includes('/api/realtime/')
        ? Promise.reject(new TypeError('Nobody is there'))
        : real(asked, init)
    const now = Date.now
    Date.now = () => now() + 31 * 60_000
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await lead.sees('Nobody looked at a page in the last half hour.')
  expect(lead.complaints.splice(0)).toEqual([])
})

test('visitors are listed and found, and one of them is known by what they did', async () => {
  await hit({ id: 'ada@example.com', data: { plan: 'team', seats: 3 } }, { type: 'identify' })
  await hit({ url: '/', id: 'ada@example.com' })
  await hit({ url: '/thanks', id: 'ada@example.com' })
  await hit({ url: '/thanks', name: 'bought', id: 'ada@example.com', data: { revenue: 20, currency: 'EUR' } })
  await received(8)
  await open('visitors')
  await lead.sees('ada@example.com')
  await expect.poll(() => figure('Visitors'), { timeout: 30_000 }).toBe('3')
  await lead.sees('Most come on')
  expect(await lead.page.$$eval('.heat tbody tr', (rows) => rows.length)).toBe(7)
  await lead.fill('Search', 'nobody at all')
  await lead.sees('Nothing contains these words.')
  await lead.press('Show all')
  await lead.fill('Search', 'ADA@')
  await expect.poll(() => lead.page.$$eval('.cards tbody tr', (rows) => rows.length)).toBe(1)
  await lead.follow('ada@example.com')
  await lead.sees('What they did')
  await lead.sees('seats')
  await lead.sees('Did bought')
  await lead.sees('visit 1')
  await lead.sees('No visit of this visitor was recorded.')
  expect(await lead.page.title()).toContain('Visitors')
  await open('visitors/00000000-0000-4000-8000-000000000000')
  await lead.sees('There is no such visitor')
  expect(lead.complaints.splice(0)).toEqual([])
})

test('events are plotted and listed, by filters that become a segment', async () => {
  await open('events')
  await lead.page.waitForSelector('.plot canvas')
  await lead.sees('Page views and events, the newest first')
  const rows = () => lead.page.$$eval('.cards tbody tr', (all) => all.length)
  await expect.poll(rows).toBe(7)
  await lead.press('Add a filter')
  await lead.page.select('.new-filter select', 'path')
  await lead.fill('Value', '/thanks')
  await lead.press('Add')
  await expect.poll(rows).toBe(2)
  expect(new URL(lead.page.url()).searchParams.get('path')).toBe('eq./thanks')
  await lead.press('Keep as a segment')
  await lead.fill('Name', 'Thankful <b>')
  await lead.press('Save the segment')
  await lead.sees('The segment was saved.')
  await lead.press('Path: /thanks. Remove this filter')
  await expect.poll(rows).toBe(7)
  const segment = await lead.page.$eval('.analytics-tools select', (select) => select.options[1]?.value ?? '')
  await lead.page.select('.analytics-tools select', segment)
  await expect.poll(rows).toBe(2)
  await lead.page.reload()
  await expect.poll(rows).toBe(2)
  await lead.press('Delete the segment')
  await lead.page.locator('dialog .button.danger').click()
  await lead.sees('The segment was deleted.')
  await expect.poll(rows).toBe(7)
  expect(lead.complaints.splice(0)).toEqual([])
})

test('a funnel is put together by steps, worked out, saved and opened again', async () => {
  await open('reports')
  await lead.press('Show the report')
  await lead.sees('Fill this in.')
  await lead.fill('Step 2', '/thanks')
  await lead.press('Add a step')
  await lead.fill('Step 3', '/cart')
  await lead.press('Step 3 up')
  await lead.press('Show the report')
  await lead.sees('3 visitors took the first step, 0 of them (0 %) all 3.')
  expect((await bars())[1]).toMatch(/^2\. Page \/cart \| 1 \| 33 % \| 2 \(67 %\)/)
  await lead.press('Remove step 2')
  await lead.press('Show the report')
  await lead.sees('3 visitors took the first step, 1 of them (33 %) all 2.')
  await lead.press('Save this report')
  await lead.fill('Name', 'To the end <b>')
  await lead.page.locator('dialog[open] .button.primary').click()
  await lead.sees('The report was saved.')
  await lead.page.reload()
  await lead.sees('3 visitors took the first step, 1 of them (33 %) all 2.')
  await lead.press('Delete To the end <b>')
  await lead.page.locator('dialog .button.danger').click()
  await lead.sees('The report was deleted.')
  expect(lead.complaints.splice(0)).toEqual([])
})

test('how fast pages are, how they are read and which errors they have is reported, and kept', async () => {
  const speed = { lcp: 3000, fcp: 900, ttfb: 1900, cls: 0.02 }
  await hit({ url: '/cart', ...speed }, { type: 'performance' })
  await hit({ url: '/cart', engaged: 30_000, scroll: 60 }, { type: 'engagement' })
  const data = { message: 'total <b> is undefined', source: 'https://shop.example/cart.js:7:12' }
  await hit({ url: '/cart', name: 'TypeError', data }, { type: 'error' })
  await received(11)
  await open('reports?report=errors')
  await lead.sees('One error, which happened once, to 1 visitor.')
  await lead.sees('total <b> is undefined')
  await lead.press('Engagement')
  await lead.sees('A page is looked at for')
  expect(await figure('How far down')).toBe('60 %')
  await lead.press('Performance')
  await lead.sees('Good: CLS, FCP. Needs improvement: LCP. Poor: TTFB. Not measured: INP.')
  await lead.sees('Largest Contentful Paint by page')
  await lead.page.select('select[name=metric]', 'ttfb')
  await lead.press('Show the report')
  await lead.sees('Time to First Byte by page')
  await lead.press('Save this report')
  await lead.fill('Name', 'First bytes')
  await lead.page.locator('dialog[open] .button.primary').click()
  await lead.sees('The report was saved.')
  await lead.page.reload()
  await lead.sees('Time to First Byte by page')
  expect(await lead.page.$eval('#report-name', (heading) => heading.textContent)).toBe('First bytes')
  expect(lead.complaints.splice(0)).toEqual([])
})

test('every other report answers in a sentence and a table, and says over whom it is exact', async () => {
  await lead.press('Retention')
  await lead.sees('3 visitors came first in this time, too lately to have come again.')
  await lead.sees('Exact over 1 visitor of 3 who keep their name on other days.')
  await lead.press('Goal')
  await lead.fill('Page or event', '/thanks')
  await lead.press('Show the report')
  await lead.sees('1 of 3 visitors (33 %) reached it.')
  await lead.press('Journeys')
  await lead.press('Show the report')
  await lead.sees('Most visits go this way: /')
  await lead.press('Campaigns (UTM)')
  await lead.sees('No page view named a campaign in this time.')
  await lead.press('Attribution')
  await lead.fill('Page or event', '/cart')
  await lead.press('Show the report')
  await lead.sees('The step was taken once, by 1 visitor in 1 visit.')
  await lead.sees('google.com')
  await lead.press('Revenue')
  await lead.fill('Currency', 'x')
  await lead.press('Show the report')
  await lead.sees('Must be a code such as EUR.')
  await lead.fill('Currency', 'eur')
  await lead.press('Show the report')
  await expect.poll(() => figure('Revenue')).toBe('€20.00')
  await lead.press('Breakdown')
  await lead.page.locator('::-p-aria([name="Browser"][role="checkbox"])').click()
  await lead.press('Show the report')
  await lead.sees('Firefox')
  await lead.page.setViewport({ width: 360, height: 780 })
  expect(await lead.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(lead.complaints.splice(0)).toEqual([])
})
