import type { Page } from '@cloudflare/puppeteer'

const named = (name: string, role: string) => `::-p-aria([name="${name}"][role="${role}"])`

/** What people press in a session, in an order in which each is there. */
const pressed = [
  named('Tick TC-001', 'checkbox'),
  named('Filter', 'button'),
  named('Coverage', 'tab'),
  named('Chat', 'tab'),
  named('Cases', 'tab'),
  named('Tick TC-002', 'checkbox'),
  named('Menu', 'button'),
]

/**
 * How long somebody waits at most from pressing something in a session to the next picture of it, in milliseconds: the longest of the browser's own
 * event timings (W3C Event Timing, rounded to 8 ms by the browser), as Interaction to Next Paint counts them.
 */
export async function longestInteraction(page: Page): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(globalThis, { seen })
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) seen.push(entry.duration)
    }
    new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  for (const selector of pressed) {
    await page.locator(selector).click()
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen)
  return Math.max(0, ...seen)
}
