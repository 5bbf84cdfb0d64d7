import type { Page } from '@cloudflare/puppeteer'
import { expect } from 'vitest'
import { addHeats, finish, nothingCounted } from '../../../shared/domain/analytics/heatmap/count.ts'
import { heatOf } from '../../../shared/domain/analytics/heatmap/heat.ts'
import { digestChunk } from '../../../shared/domain/analytics/replay/digest.ts'
import { type SentChunk, trackedTests, until } from './tracked-site.ts'

const { test } = trackedTests()

type Events = SentChunk['payload']['events']

const isRecorded = (events: () => Events) => until(() => events().some(({ type }) => type === 2), true)
const payloadsOf = (events: Events, tag: string) =>
  events
    .filter(({ type, data }) => type === 5 && data['tag'] === tag)
    .map(({ data }) => data['payload'] as Record<string, unknown>)

/** Clicks at a share of an element, wherever the layout has put it. */
async function clickIn(page: Page, selector: string, [x, y]: [number, number]) {
  const box = await (await page.waitForSelector(selector))!.boundingBox()
  await page.mouse.click(box!.x + box!.width * x, box!.y + box!.height * y)
}

test('a heatmap of a recorded page names what was clicked at every width, and where in it', async ({
  visit,
}) => {
  const recorded = async (width: number) => {
    const { page, website, chunks, events } = await visit({ recorder: {}, width })
    await isRecorded(events)
    await clickIn(page, '#inner', [0.5, 0.5])
    await clickIn(page, '#note', [0.25, 0.75])
    await clickIn(page, 'h1', [0.1, 0.5])
    await page.evaluate(() => scrollTo(0, 1000))
    await until(() => [payloadsOf(events(), 'click').length, payloadsOf(events(), 'depth').length], [3, 2])
    const digests = chunks().map(({ payload }) => digestChunk(payload.events, { bytes: 1, n: payload.n }))
    const heat = heatOf(digests, { path: '/start', from: 0, to: Infinity })
    expect(heat?.picture).toMatchObject({ width, height: 700 })
    expect(heat?.unplaced).toBe(0)
    return { replay: website, session: website, heat: heat! }
  }
  const heats = await Promise.all([1280, 360].map(recorded))
  const { clicks, scroll, page } = finish(addHeats(nothingCounted, heats))
  const of = (selector: string) => clicks.filter((click) => click.selector === selector)
  const sum = (selector: string) => of(selector).reduce((all, { count }) => all + count, 0)
  // The bold text lies in the button that it is the name of.
  expect([sum('#plain'), sum('#note'), sum('body>h1')]).toEqual([2, 2, 2])
  const near = (offset: number) => expect.closeTo(offset, 1)
  for (const click of of('#plain')) expect(click).toMatchObject({ offsetX: near(0.5), offsetY: near(0.5) })
  for (const click of of('#note')) expect(click).toMatchObject({ offsetX: near(0.25), offsetY: near(0.75) })
  // One element, two places: the text area stands elsewhere in a narrow window.
  expect(new Set(of('#note').map(({ x, y }) => `${x} ${y}`)).size).toBe(2)
  expect(page?.height).toBeGreaterThanOrEqual(4000)
  // 1,700 of some 4,000 pixels were seen by both.
  expect(scroll.filter(({ visitors }) => visitors === 2).at(-1)?.percent).toBe(40)
})

test('a click by keys means the whole element, one on what is left out is not told, and no text ever is', async ({
  visit,
}) => {
  const { page, events } = await visit({ recorder: { blockSelector: '.private' }, width: 800 })
  await isRecorded(events)
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
  const clicks = () => payloadsOf(events(), 'click')
  await until(() => clicks().length, 2)
  const [send, counted] = clicks()
  expect(send).toMatchObject({ selector: '#send', offsetX: 0.5, offsetY: 0.5 })
  // A number in an id was counted by a program, and may tell of whom.
  expect(counted?.['selector']).toBe('body>section>p:nth-of-type(1)')
  for (const place of clicks())
    expect(Object.keys(place).toSorted()).toEqual([
      'height',
      'offsetX',
      'offsetY',
      'path',
      'selector',
      'width',
      'x',
      'y',
    ])
})
