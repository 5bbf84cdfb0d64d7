import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@cloudflare/puppeteer'

/** A phone on a train, with the figures that Lighthouse takes for fast 3G: round trips of 150 ms, 1.6 Mbit/s down, 750 kbit/s up, and a processor of a quarter of the speed. */
const fast3g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const slowdown = 4
const restMs = 1_500

export interface FirstLoad {
  scriptKb: number
  lcpMs: number
  cls: number
}

interface Seen {
  lcp: number
  cls: number
}

/** Notes the largest paint and every shift of the layout, from the first moment of the document on. */
function observe() {
  const seen = { lcp: 0, cls: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) seen.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Opens a page as somebody who was never here: kB (gzip) of its scripts, largest contentful paint and layout shift. `prepared` may sign in before. */
export async function firstLoad(
  browser: Browser,
  address: string,
  prepared?: (page: Page) => Promise<void>,
): Promise<FirstLoad> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true })
    await prepared?.(page)
    let scriptBytes = 0
    const counted: Promise<void>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      counted.push(
        response.buffer().then((body) => {
          scriptBytes += gzipSync(body).length
        }),
      )
    })
    const session = await page.createCDPSession()
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await session.send('Network.emulateNetworkConditions', fast3g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluateOnNewDocument(observe)
    await page.goto(address, { waitUntil: 'networkidle0', timeout: 60_000 })
    await new Promise((resolve) => setTimeout(resolve, restMs))
    await Promise.all(counted)
    const { lcp, cls } = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
    return { scriptKb: scriptBytes / 1000, lcpMs: lcp, cls }
  } finally {
    await context.close()
  }
}
