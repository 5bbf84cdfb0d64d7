import type { Page } from '@cloudflare/puppeteer'
import { pause } from './deadline.ts'

// How long after its last answer a tab is known to be closed.
const closingMs = 1000

/**
 * Sends input to a page. A page may close its own tab at that, as a "Close window" button does, and the browser then never confirms what it was sent
 * last: that input was carried out all the same.
 */
export async function sendInput(page: Page, input: () => Promise<void>): Promise<void> {
  try {
    await input()
  } catch (error) {
    const unconfirmed = error instanceof Error && /\b(Target|Session) closed\b/.test(error.message)
    if (!unconfirmed || !(await closes(page))) throw error
  }
}

async function closes(page: Page): Promise<boolean> {
  const giveUpAt = Date.now() + closingMs
  while (!page.isClosed() && Date.now() < giveUpAt) await pause(20)
  // With its browser, a tab dies of something else.
  return page.isClosed() && page.browser().connected
}
