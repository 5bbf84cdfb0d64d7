import type { Browser } from '@cloudflare/puppeteer'
import { Connection } from '@cloudflare/puppeteer/internal/cdp/Connection.js'
import puppeteer from '@cloudflare/puppeteer/internal/puppeteer-core.js'
import { isNobodys } from '../../../workers/features/hosted-runs/browser/own-answers.ts'
import { chromiumPath } from './chromium-path.ts'

// Workers leave these answers out on the way; from Node they come in here.
const { prototype } = Connection as unknown as {
  prototype: { onMessage: (this: unknown, message: string) => Promise<void> }
}
const { onMessage } = prototype
prototype.onMessage = async function (message) {
  if (!isNobodys(message)) await onMessage.call(this, message)
}

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
