import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@cloudflare/puppeteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHeats, finish, nothingCounted } from '../../../shared/domain/analytics/heatmap/count.ts'
import { heatOf } from '../../../shared/domain/analytics/heatmap/heat.ts'
import { digestChunk } from '../../../shared/domain/analytics/replay/digest.ts'
import { startBrowser } from '../../support/browser/start-browser.ts'
import { startTrackedSite } from './tracked-site.ts'

let browser: Browser
let site: Awaited<ReturnType<typeof startTrackedSite>>

beforeAll(async () => {
  ;[browser, site] = await Promise.all([startBrowser(), startTrackedSite()])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function visit(website: string, width: number) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width, height: 700 })
  const search = new URLSearchParams({ tag: JSON.stringify({ 'website-id': website }), recorder: '' })
  await page.goto(`${site.origin}/start?${search}`)
  const taken = () => eventsOf(website)
  const before = taken().length
  await expect
    .poll(
      () =>
        taken()
          .slice(before)
          .some(({ type }) => type === 2),
      { timeout: 20_000 },
    )
    .toBe(true)
  return { page, close: () => context.close() }
}

const eventsOf = (website: string) => site.chunksOf(website).flatMap(({ payload }) => payload.events)
const told = (website: string, tag: string) =>
  eventsOf(website)
    .filter(({ type, data }) => type === 5 && data['tag'] === tag)
    .map(({ data }) => data['payload'] as Record<string, unknown>)

/** Clicks at a share of an element, wherever the layout has put it. */
async function clickIn(page: Page, selector: string, [x, y]: [number, number]) {
  const box = await (await page.waitForSelector(selector))!.boundingBox()
  await page.mouse.click(box!.x + box!.width * x, box!.y + box!.height * y)
}

test('a heatmap of a recorded page names what was clicked at every width, and where in it', async () => {
  const websites = [1280, 360].map((width) => ({ width, website: randomUUID() }))
  const heats = []
  for (const { width, website } of websites) {
    const { page, close } = await visit(website, width)
    await clickIn(page, '#inner', [0.5, 0.5])
    await clickIn(page, '#note', [0.25, 0.75])
    await clickIn(page, 'h1', [0.1, 0.5])
    await page.evaluate(() => scrollTo(0, 1000))
    await expect.poll(() => told(website, 'click').length, { timeout: 20_000 }).toBe(3)
    await expect.poll(() => told(website, 'depth').length, { timeout: 20_000 }).toBe(2)
    const chunks = site
      .chunksOf(website)
      .map(({ payload: { events, n } }) => digestChunk(events, { bytes: 1, n }))
    const heat = heatOf(chunks, { path: '/start', from: 0, to: Infinity })
    expect(heat?.picture).toMatchObject({ width, height: 700 })
    expect(heat?.unplaced).toBe(0)
    heats.push({ replay: website, session: website, heat: heat! })
    await close()
  }
  const { clicks, scroll, page } = finish(addHeats(nothingCounted, heats))
  const of = (selector: string) => clicks.filter((click) => click.selector === selector)
  const sum = (selector: string) => of(selector).reduce((all, { count }) => all + count, 0)
  // The bold text lies in the button that it is the name of.
  expect([sum('#plain'), sum('#note'), sum('body>h1'), clicks.length]).toEqual([2, 2, 2, expect.any(Number)])
  for (const { offsetX, offsetY } of of('#plain')) {
    expect(offsetX).toBeCloseTo(0.5, 1)
    expect(offsetY).toBeCloseTo(0.5, 1)
  }
  for (const { offsetX, offsetY } of of('#note')) {
    expect(offsetX).toBeCloseTo(0.25, 1)
    expect(offsetY).toBeCloseTo(0.75, 1)
  }
  // One element, two places: the text area stands elsewhere in a narrow window.
  expect(new Set(of('#note').map(({ x, y }) => `${x} ${y}`)).size).toBe(2)
  expect(page?.height).toBeGreaterThanOrEqual(4000)
  // 1,700 of some 4,000 pixels were seen by both.
  expect(scroll.filter(({ visitors }) => visitors === 2).at(-1)?.percent).toBe(40)
})

test('a click by keys means the whole element, one on what is left out is not told, and no text ever is', async () => {
  const website = randomUUID()
  site.recorders.set(website, { blockSelector: '.private' })
  const { page, close } = await visit(website, 800)
  await clickIn(page, '.private', [0.1, 0.5])
  await page.focus('#send')
  await page.keyboard.press('Enter')
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<section><p id="user-4711">Ada</p><p class="secret-name">Bob</p></section>',
    )
    document.querySelector<HTMLElement>('#user-4711')?.click()
  })
  await expect.poll(() => told(website, 'click').length, { timeout: 20_000 }).toBe(2)
  const [send, counted] = told(website, 'click')
  expect(send).toMatchObject({ selector: '#send', offsetX: 0.5, offsetY: 0.5 })
  // A number in an id was counted by a program, and may tell of whom.
  expect(counted?.['selector']).toBe('body>section>p:nth-of-type(1)')
  for (const place of told(website, 'click'))
    expect(Object.keys(place).toSorted()).toEqual(
      ['height', 'offsetX', 'offsetY', 'path', 'selector', 'width', 'x', 'y'].toSorted(),
    )
  await close()
})
