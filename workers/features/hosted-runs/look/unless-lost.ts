import type { Page } from '@cloudflare/puppeteer'
import { PageLookError } from './look-error.ts'

/** What the work gives, unless the page crashes, closes or loses its browser meanwhile: nothing would answer any more. */
export async function unlessLost<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const lost = Promise.withResolvers<never>()
  const end = () => lost.reject(new PageLookError('lost', 'The page died while it was looked at.'))
  page.once('error', end)
  page.once('close', end)
  page.browser().once('disconnected', end)
  try {
    return await Promise.race([work(), lost.promise])
  } finally {
    page.off('error', end)
    page.off('close', end)
    page.browser().off('disconnected', end)
  }
}
