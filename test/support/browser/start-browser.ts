import { existsSync } from 'node:fs'
import type { Browser } from '@cloudflare/puppeteer'
import puppeteer from '@cloudflare/puppeteer/internal/puppeteer-core.js'

const places = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Starts a real Chromium with the puppeteer that Workers use, from Node. */
export async function startBrowser({ args = [] }: { args?: string[] } = {}): Promise<Browser> {
  const executablePath = places.find((place) => place !== undefined && existsSync(place))
  if (executablePath === undefined)
    throw new Error('No Chromium was found. Install one, or name it in CHROMIUM.')
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
