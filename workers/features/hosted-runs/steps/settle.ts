import type { Page } from '@cloudflare/puppeteer'
import { callInPage } from './in-page-world.ts'
import { pause } from './deadline.ts'
import { isBusy, watchPage } from './page-watch.ts'

const quietMs = 100
const navigationCapMs = 10_000
const networkCapMs = 5000
// A page that never rests must leave time for what the step is there for.
const mostForNetwork = 1 / 3
const mostForNavigation = 2 / 3

/**
 * Lets the page come to rest after an action: two frames, the end of a navigation (capped at 10 s), then 100 ms without a request that
 * decides about content (capped at 5 s). A page that asked for nothing is at rest at once.
 */
export async function settle(page: Page, since: number, deadlineMs: number): Promise<void> {
  const watch = watchPage(page)
  const started = Date.now()
  const networkCap = Math.min(networkCapMs, (deadlineMs - started) * mostForNetwork)
  const capped = started + Math.min(navigationCapMs, (deadlineMs - started) * mostForNavigation)
  for (;;) {
    const loaded = await callInPage(page, capped, 'settled').catch(() => false)
    const now = Date.now()
    if (now >= capped || page.isClosed()) return
    const quiet = watch.lastActivityAt < since || (!isBusy(watch) && now - watch.lastActivityAt >= quietMs)
    if (loaded && (quiet || now - started >= networkCap)) return
    await pause(20)
  }
}
