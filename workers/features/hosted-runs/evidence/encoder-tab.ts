import type { Browser, Page } from '@cloudflare/puppeteer'
import {
  type EncodedChunk,
  type EncoderFrame,
  encodeInTab,
  encoderHtml,
  encoderUrl,
  keyFrameEveryMs,
  startInTab,
} from './encoder-page.ts'

/** A tab that turns screencast pictures into VP8, so that encoding takes no time of the Worker. */
export interface EncoderTab {
  /** Begins a new video; false when this browser cannot encode. */
  start: (size: { width: number; height: number }) => Promise<boolean>
  encode: (frames: EncoderFrame[], options?: { flush?: boolean }) => Promise<EncodedChunk[]>
}

/** Has one address answered for one page of ours, without the network. */
type Serve = (page: { url: string; frameId: string; html: string }) => void

/** Opens the tab in a browser context of its own: no page under test can reach it, share storage with it or see its address. */
export async function openEncoderTab(browser: Browser, serve: Serve): Promise<EncoderTab> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  serve({ url: encoderUrl, frameId: await mainFrameId(page), html: encoderHtml })
  await page.goto(encoderUrl)
  return {
    start: (size) => page.evaluate(startInTab, size),
    encode: (frames, { flush = false } = {}) => page.evaluate(encodeInTab, frames, flush, keyFrameEveryMs),
  }
}

async function mainFrameId(page: Page): Promise<string> {
  const session = await page.createCDPSession()
  try {
    const { frameTree } = await session.send('Page.getFrameTree')
    return frameTree.frame.id
  } finally {
    await session.detach()
  }
}
