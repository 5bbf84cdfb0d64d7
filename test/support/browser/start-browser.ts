import { homedir } from 'node:os'
import type { Browser } from '@cloudflare/puppeteer'
import puppeteer from '@cloudflare/puppeteer/internal/puppeteer-core.js'
import { findChromium } from '../../../scripts/bootstrap/find-chromium.mjs'

/** Starts a real Chromium with the puppeteer that Workers use, from Node. */
export async function startBrowser({ args = [] }: { args?: string[] } = {}): Promise<Browser> {
  const { env, platform } = process
  const executablePath = env['CHROMIUM'] ?? (await findChromium({ platform, env, home: homedir() }))
  if (executablePath === null) throw new Error('No Chromium was found. Install one, or name it in CHROMIUM.')
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
