import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { browserAgent } from '../../support/browser-agent.ts'
import { hide } from '../../support/browser/hide.ts'
import { barriers } from '../../support/browser/look-over.ts'
import { eventually, startLead } from '../../support/browser/pages.ts'
import { serving } from '../../support/serving.ts'

const { pages, lead, ask, newWebsite } = startLead('/websites', { forgives: /^Canvas2D/ })
let websiteId = ''

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** A shop whose layout is another one on a phone, recorded by the product that it comes from. */
const shop = serving((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end(`<!doctype html><html lang="en"><head><title>Shop</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body { margin: 0; font: 18px sans-serif; background: #fff7e8 } header { background: #123; color: #fff; padding: 24px }
main { display: flex; gap: 24px; padding: 24px } article { flex: 1; background: #fff; border: 1px solid #ccc; padding: 24px; min-height: 300px }
button { padding: 16px 32px; background: #0a7; color: #fff; border: 0; font-size: 20px } footer { margin-top: 1500px; padding: 24px; background: #eee }
@media (max-width: 600px) { main { flex-direction: column } }</style>
<script defer src="${pages.origin()}/script.js" data-website-id="${websiteId}"></script>
<script defer src="${pages.origin()}/recorder.js" data-website-id="${websiteId}"></script></head>
<body><header><h1>Plans and prices</h1></header><main><article><h2>Small</h2><p>For one person.</p><button id="buy-small">Buy</button></article>
<article><h2>Large</h2><p>For the whole team.</p><button id="buy-large" onclick="this.insertAdjacentHTML('afterend', '<p>Thank you</p>')"><b>Buy</b></button></article></main>
<img src="http://tracker.invalid/pixel.gif" onerror="void 0" alt=""><footer>The end</footer></body></html>`)
})

/** Somebody looks at the plans, clicks on the one three times in anger or once on the other, and goes away. */
async function visitPlans(agent: string, width: number, clicks: readonly [string, number][]) {
  const context = await pages.browser().createBrowserContext()
  const page = await context.newPage()
  await page.setUserAgent(agent)
  await page.setViewport({ width, height: 700 })
  await page.goto(`${shop.origin()}/plans?campaign=7`)
  // The recorder records, and what tells places has come as well.
  await page.waitForFunction(
    () =>
      sessionStorage.getItem('tracewright.visit') &&
      performance.getEntriesByType('resource').some(({ name }) => name.includes('recorder-places')),
  )
  await page.waitForNetworkIdle({ idleTime: 700 })
  for (const [selector, times] of clicks) {
    const box = await (await page.$(selector))!.boundingBox()
    for (let time = 0; time < times; time++)
      await page.mouse.click(box!.x + box!.width * 0.25, box!.y + box!.height / 2)
  }
  await page.evaluate(() => scrollTo(0, 400))
  // Whether a click did nothing is known some seconds later, by what else was recorded.
  await sleep(7500)
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await sleep(1000)
  await hide(page)
  await page.waitForNetworkIdle()
  await context.close()
}

const replays = async () =>
  (await ask<{ replays: { replaySessionId: string }[] }>('GET', `/api/websites/${websiteId}/replays`)).replays

test('a website that records nothing says so, and how that is changed', async () => {
  websiteId = await newWebsite('Plans <b>&</b> prices')
  await lead.open(`/websites/${websiteId}`)
  await lead.follow('Heatmaps', 'There are no heatmaps yet')
  await lead.sees('Visits of this website are not recorded at the moment')
  await ask('PATCH', `/api/websites/${websiteId}`, { replay: { enabled: true, sampleRate: 1 } })
  // Else all texts are hidden, and the page cannot be told by them.
  await ask('PATCH', `/api/websites/${websiteId}/privacy-policy`, { replayMasking: 'moderate' })
})

test('visits are recorded at two widths', async () => {
  const recorderSettings = async () =>
    (await fetch(`${pages.origin()}/api/websites/${websiteId}/recorder`)).json()
  await eventually(recorderSettings).toMatchObject({ replayEnabled: true, maskLevel: 'moderate' })
  await visitPlans(browserAgent, 1280, [
    ['#buy-large', 1],
    ['#buy-small', 3],
  ])
  await visitPlans(browserAgent, 1100, [['#buy-large', 1]])
  await visitPlans(phone, 390, [['#buy-small', 1]])
  await eventually(async () => (await replays()).length).toBe(3)
})

test('a heatmap is made of them, and lies on the elements that were clicked', async () => {
  await lead.open(`/websites/${websiteId}/heatmaps`)
  await lead.press('Make the first one')
  await lead.fill('Path of the page', 'plans')
  await lead.press('Make the heatmap', 'Must be a path such as /pricing')
  await lead.fill('Path of the page', `${shop.origin()}/plans?x=1`)
  await lead.press('Make the heatmap', 'Of 2 recordings', '5 clicks on 2 elements.', '#buy-small')
  await lead.sees('25 % across, 50 % down', 'saw half of the page')
  const row = await lead.page.$$eval('.heatmap-elements tbody tr', (rows) =>
    rows.map((one) => [...one.querySelectorAll('th, td')].map(({ textContent }) => textContent)),
  )
  expect(row).toEqual([
    ['#buy-small', '3', '3', '0', '25 % across, 50 % down'],
    ['#buy-large', '2', '0', '0', '25 % across, 50 % down'],
  ])
})

/** Where the picture is warm within the page, as shares of it, and where the buttons of the page that was rebuilt are. */
const drawn = () =>
  lead.page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.heatmap-page canvas')
    const frame = document.querySelector<HTMLIFrameElement>('.heatmap-page iframe')
    const context = canvas?.getContext('2d')
    const root = frame?.contentDocument?.documentElement
    if (!canvas || !context || !root) return null
    const scale = canvas.width / frame.offsetWidth
    const alphaAt = (selector: string, offsetX: number) => {
      const box = root.querySelector(selector)?.getBoundingClientRect()
      if (!box) return -1
      const x = Math.round((box.left + box.width * offsetX) * scale)
      const y = Math.round((box.top + box.height / 2) * scale)
      return context.getImageData(x, y, 1, 1).data[3] ?? -1
    }
    return {
      small: alphaAt('#buy-small', 0.25),
      large: alphaAt('#buy-large', 0.25),
      title: alphaAt('h1', 0.5),
      text: root.textContent?.includes('For the whole team.'),
      scripts: root.querySelectorAll('script, [onclick], [onerror], img[src]').length,
    }
  })

/** What is clicked is drawn a moment after the page below it is there. */
const becomesWarm = (spot: 'small' | 'large') =>
  eventually(async () => (await drawn())?.[spot]).toBeGreaterThan(100)

test('the page itself lies below, without anything of it that runs or loads', async () => {
  await eventually(drawn).toMatchObject({ text: true, scripts: 0, title: 0 })
  await becomesWarm('small')
  await becomesWarm('large')
  await lead.page.locator('::-p-aria([name="Rage clicks"][role="tab"])').click()
  await lead.sees('3 clicks on 1 element.')
  await eventually(async () => (await drawn())?.large).toBe(0)
  await becomesWarm('small')
  expect(await barriers(lead.page)).toEqual([])
})

test('on a phone the same page has a heatmap of its own', async () => {
  await lead.press('Make one for phone', 'Of 1 recording by 1 visitor', '1 click on 1 element.')
  await eventually(drawn).toMatchObject({ text: true, large: 0 })
  await becomesWarm('small')
  await lead.follow('Desktop', 'Of 2 recordings')
  expect(await lead.sidewaysOnPhone()).toEqual([])
})

test('without its recording it lies on an empty page, and it is deleted', async () => {
  for (const { replaySessionId } of await replays())
    await ask('DELETE', `/api/websites/${websiteId}/replays/${replaySessionId}`)
  await lead.page.reload()
  await lead.sees('the clicks lie on an empty page of its size', '#buy-small')
  // What is not there any more is asked for once.
  lead.complaints.splice(0)
  await lead.press('Delete')
  await lead.confirm('The heatmap was deleted.', 'Heatmaps')
})
