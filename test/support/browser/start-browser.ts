import type { Browser } from '@cloudflare/puppeteer'
import puppeteer from '@cloudflare/puppeteer/internal/puppeteer-core.js'
import { chromiumPath } from './chromium-path.ts'

/** Starts a real Chromium with the puppeteer that Workers use, from Node. */
export async function startBrowser({ args = [] }: { args?: string[] } = {}): Promise<Browser> {
  const executablePath = await chromiumPath()
  const launcher = puppeteer as unknown as { launch(options: object): Promise<Browser> }
  return await launcher.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  })
}
