import type { Page } from '@cloudflare/puppeteer'

/** Lets a page believe for a moment that nobody looks at it: what it has recorded is sent then, and not some seconds later. */
export const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'hidden')
  })
