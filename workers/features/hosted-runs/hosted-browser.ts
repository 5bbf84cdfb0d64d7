import puppeteer, { type Browser, type BrowserContext } from '@cloudflare/puppeteer'
import { withOwnAnswers } from './browser/own-answers.ts'
import { type Guard, installGuard } from './browser/guard.ts'
import type { GuardPolicy } from './browser/guard-policy.ts'
import { contextsFor } from './browser/open-context.ts'
import { type EncoderTab, openEncoderTab } from './evidence/encoder-tab.ts'
import { inTime } from '../../../shared/kernel/in-time.ts'

const keepAliveMs = 120_000
const launchTimeoutMs = 60_000
const closeTimeoutMs = 5_000

/** A launched browser with its guard in place. */
export interface HostedBrowser {
  browser: Browser
  guard: Guard
  /** A fresh context for the tabs of a case. */
  openContext: () => Promise<BrowserContext>
  version: { name: string; version: string }
  /** The tab that encodes video, opened when first needed and again when it crashed; undefined when there can be none. One case at a time may use it. */
  encoder: () => Promise<EncoderTab | undefined>
  /** The same browser for another case beside the first, with an encoder of its own. */
  beside: (slot: number) => HostedBrowser
  isConnected: () => boolean
  /** What a page offers for download stays unfetched: nothing may pile up in the browser. */
  denyDownloads: (context: BrowserContext) => Promise<void>
  close: () => Promise<void>
}

/** Launches a browser. Throws when it does not come up in time, or cannot be guarded. */
export async function openBrowser(binding: Fetcher, policy: GuardPolicy): Promise<HostedBrowser> {
  const browser = await inTime(
    puppeteer.launch(withOwnAnswers(binding), { keep_alive: keepAliveMs }),
    launchTimeoutMs,
  )
  try {
    const guard = await installGuard(browser, policy)
    const session = await browser.target().createCDPSession()
    const [name = 'Chrome', version = 'unknown'] = (await browser.version()).split('/')
    const tabs = new Map<number, EncoderTab>()
    const encoder = async (slot: number) => {
      const known = tabs.get(slot)
      if (known?.isAlive()) return known
      const opened = await openEncoderTab(browser, guard.serve).catch(() => undefined)
      if (opened) tabs.set(slot, opened)
      return opened
    }
    const hosted: HostedBrowser = {
      browser,
      guard,
      openContext: contextsFor(browser, policy),
      version: { name, version },
      encoder: () => encoder(0),
      beside: (slot) => ({ ...hosted, encoder: () => encoder(slot) }),
      isConnected: () => browser.connected,
      denyDownloads: ({ id }) =>
        session.send('Browser.setDownloadBehavior', {
          behavior: 'deny',
          ...(id ? { browserContextId: id } : {}),
        }),
      close: () => close(browser),
    }
    return hosted
  } catch (error) {
    await close(browser)
    throw error
  }
}

async function close(browser: Browser): Promise<void> {
  // A crashed browser may never answer. Its session ends by itself; the run must not wait for it.
  await inTime(browser.close(), closeTimeoutMs).catch(() => browser.disconnect())
}
