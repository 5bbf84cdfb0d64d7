const isShown = (page, text) =>
  page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text)

/** Brings something to the top of the window. */
const toTop = (selector) => async (page) => {
  const element = await page.waitForSelector(selector)
  await element.evaluate((shown) => shown.scrollIntoView({ block: 'start' }))
}

const toEnd = (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

const isAnswered = (page) => isShown(page, 'within 30 days')

async function openHeatmap(page) {
  await page.locator('::-p-text(/books)').click()
  await isShown(page, 'clicks on')
}

async function generate(page) {
  await page.locator('::-p-aria([name="Rules of a form Limits and messages"][role="button"])').click()
  await page.locator('::-p-aria([name="Generate test cases"][role="button"])').click()
  await isShown(page, 'cases can run in a browser')
}

/** Pictures of the product: `path` is a page, `link` what "Start here" says of it, and `prepare` what somebody does there. */
export const pictures = [
  { name: 'start', path: '/start' },
  { name: 'generator', path: '/', prepare: generate },
  { name: 'story', link: 'The story' },
  { name: 'run', link: 'The run that failed', prepare: toTop('video'), size: { width: 1280, height: 900 } },
  { name: 'defect', link: 'The defect' },
  { name: 'traceability', link: 'Traceability' },
  { name: 'answer', link: 'Ask the handbook', prepare: isAnswered },
  { name: 'website', link: 'The dashboard', theme: 'dark' },
  { name: 'funnel', link: 'The way to an order', prepare: toEnd },
  { name: 'heatmap', link: 'Heatmap', prepare: openHeatmap },
]
