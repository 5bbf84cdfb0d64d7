import { beforeAll, expect, test } from 'vitest'
import { hitsOf, otherAgent } from '../../support/browser/hits.ts'
import { eventually, startLead } from '../../support/browser/pages.ts'

const led = startLead()
const { lead, newWebsite } = led
let websiteId = ''
const { hit, received, figure, figureIs } = hitsOf(led, () => websiteId)
const open = (page: string) => lead.open(`/websites/${websiteId}/${page}`)
/** The rows of the first table of bars, each as its words. */
const bars = () =>
  lead.page.$$eval('.bars tbody tr', (rows) =>
    rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' | ')),
  )

/** Keeps what is shown under a name. */
async function save(button: string, name: string, said: string) {
  await lead.press(button)
  await lead.fill('Name', name)
  await lead.page.locator('dialog[open] .button.primary').click()
  await lead.sees(said)
}

beforeAll(async () => {
  websiteId = await newWebsite('Shop <b>', { timezone: 'Europe/Berlin' })
})

test('the half hour is empty, and then shows by itself what comes', async () => {
  await open('realtime')
  await lead.sees('Nobody came in the last half hour.', 'Live')
  await hit({ url: '/', title: 'Home', referrer: 'https://www.google.com/' })
  await figureIs('Page views', '1')
  await hit({ url: '/cart' })
  await hit({ url: '/cart', name: 'added <i>' })
  await hit({ url: '/' }, { agent: otherAgent })
  await figureIs('Page views', '3')
  expect(await figure('Visitors')).toBe('2')
  await lead.sees('google.com', 'Did added <i>', '3 page views in the last half hour')
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
})

test('visitors are listed and found, and one of them is known by what they did', async () => {
  await hit({ id: 'ada@example.com', data: { plan: 'team', seats: 3 } }, { type: 'identify' })
  await hit({ url: '/', id: 'ada@example.com' })
  await hit({ url: '/thanks', id: 'ada@example.com' })
  await hit({ url: '/thanks', name: 'bought', id: 'ada@example.com', data: { revenue: 20, currency: 'EUR' } })
  await received(8)
  await open('visitors')
  await lead.sees('ada@example.com')
  await figureIs('Visitors', '3')
  await lead.sees('Most come on')
  expect(await lead.page.$$eval('.heat tbody tr', (rows) => rows.length)).toBe(7)
  await lead.fill('Search', 'nobody at all')
  await lead.sees('Nothing contains these words.')
  await lead.press('Show all')
  await lead.fill('Search', 'ADA@')
  await eventually(() => lead.page.$$eval('.cards tbody tr', (rows) => rows.length)).toBe(1)
  await lead.follow('ada@example.com', 'What they did', 'seats', 'Did bought', 'visit 1')
  await lead.sees('No visit of this visitor was recorded.')
  expect(await lead.page.title()).toContain('Visitors')
  await open('visitors/00000000-0000-4000-8000-000000000000')
  await lead.sees('There is no such visitor')
})

test('events are plotted and listed, by filters', async () => {
  await open('events')
  await lead.page.waitForSelector('.plot canvas')
  await lead.sees('Page views and events, the newest first')
  const rows = () => lead.page.$$eval('.cards tbody tr', (all) => all.length)
  await eventually(rows).toBe(7)
  await lead.press('Add a filter')
  await lead.page.select('.new-filter select', 'path')
  await lead.fill('Value', '/thanks')
  await lead.press('Add')
  await eventually(rows).toBe(2)
  expect(new URL(lead.page.url()).searchParams.get('path')).toBe('eq./thanks')
  await lead.press('Path: /thanks. Remove this filter')
  await eventually(rows).toBe(7)
})

test('a funnel is put together by steps, worked out, saved and opened again', async () => {
  await open('reports')
  await lead.press('Show the report', 'Fill this in.')
  await lead.fill('Step 2', '/thanks')
  await lead.press('Add a step')
  await lead.fill('Step 3', '/cart')
  await lead.press('Step 3 up')
  await lead.press('Show the report', '3 visitors took the first step, 0 of them (0 %) all 3.')
  await eventually(async () => (await bars())[1]).toMatch(/^2\. Page \/cart \| 1 \| 33 % \| 2 \(67 %\)/)
  await lead.press('Remove step 2')
  await lead.press('Show the report', '3 visitors took the first step, 1 of them (33 %) all 2.')
  await save('Save this report', 'To the end <b>', 'The report was saved.')
  await lead.page.reload()
  await lead.sees('3 visitors took the first step, 1 of them (33 %) all 2.')
  expect(await lead.sidewaysOnPhone()).toEqual([])
  await lead.press('Add a step')
  await lead.fill('Step 3', '/cart')
  const longer = '3 visitors took the first step, 0 of them (0 %) all 3.'
  await lead.press('Show the report', longer)
  await lead.press('Save', 'The changes were saved.')
  await lead.page.reload()
  await lead.sees(longer)
  await save('Save as new', 'And back', 'The report was saved.')
  await eventually(() => lead.page.$eval('#report-name', ({ textContent }) => textContent)).toBe('And back')
  await lead.press('Delete To the end <b>')
  await lead.confirm('The report was deleted.')
})

test('how fast pages are, how they are read and which errors they have is reported, and kept', async () => {
  const speed = { lcp: 3000, fcp: 900, ttfb: 1900, cls: 0.02 }
  await hit({ url: '/cart', ...speed }, { type: 'performance' })
  await hit({ url: '/cart', engaged: 30_000, scroll: 60 }, { type: 'engagement' })
  const data = { message: 'total <b> is undefined', source: 'https://shop.example/cart.js:7:12' }
  await hit({ url: '/cart', name: 'TypeError', data }, { type: 'error' })
  await received(11)
  await open('reports?report=errors')
  await lead.sees('One error, which happened once, to 1 visitor.', 'total <b> is undefined')
  await lead.press('Engagement', 'A page is looked at for')
  expect(await figure('How far down')).toBe('60 %')
  await lead.press('Performance', 'Good: CLS, FCP. Needs improvement: LCP. Poor: TTFB. Not measured: INP.')
  await lead.sees('Largest Contentful Paint by page')
  await lead.page.select('select[name=metric]', 'ttfb')
  await lead.press('Show the report', 'Time to First Byte by page')
  await save('Save this report', 'First bytes', 'The report was saved.')
  await lead.page.reload()
  await lead.sees('Time to First Byte by page')
  expect(await lead.page.$eval('#report-name', (heading) => heading.textContent)).toBe('First bytes')
})

test('every other report answers in a sentence and a table, and says over whom it is exact', async () => {
  await lead.press('Retention', '3 visitors came first in this time, too lately to have come again.')
  await lead.sees('Exact over 1 visitor of 3 who keep their name on other days.')
  await lead.press('Goal')
  await lead.fill('Page or event', '/thanks')
  await lead.press('Show the report', '1 of 3 visitors (33 %) reached it.')
  await lead.press('Journeys')
  await lead.press('Show the report', 'Most visits go this way: /')
  await lead.press('Campaigns (UTM)', 'No page view named a campaign in this time.')
  await lead.press('Attribution')
  await lead.fill('Page or event', '/cart')
  await lead.press('Show the report', 'The step was taken once, by 1 visitor in 1 visit.', 'google.com')
  await lead.press('Revenue')
  await lead.fill('Currency', 'x')
  await lead.press('Show the report', 'Must be a code such as EUR.')
  await lead.fill('Currency', 'eur')
  await lead.press('Show the report')
  await figureIs('Revenue', '€20.00')
  await lead.press('Breakdown')
  await lead.page.locator('::-p-aria([name="Browser"][role="checkbox"])').click()
  await lead.press('Show the report', 'Firefox')
  expect(await lead.sidewaysOnPhone()).toEqual([])
})
