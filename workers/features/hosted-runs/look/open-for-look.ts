import type { Page } from '@cloudflare/puppeteer'
import { StepFailure, openPage, settle, watchPage } from '../steps/index.ts'
import { type LookFailure, PageLookError } from './look-error.ts'
import { lookRun, type LookTerms } from './look-run.ts'

// What a page that never settles leaves for looking at it.
const reserveMs = 5_000
const reservedShare = 1 / 3

const codes: Record<string, LookFailure> = {
  'steps.target_refused': 'refused',
  'steps.timeout': 'timeout',
  'steps.navigation_failed': 'unreachable',
}

/**
 * Opens the page of a look and lets it come to rest, as far as time allows: a document that has begun by then is looked at as it is. Throws
 * {@link PageLookError}.
 */
export async function openForLook(page: Page, url: string, terms: LookTerms): Promise<void> {
  const left = terms.deadlineMs - Date.now()
  const openBy = terms.deadlineMs - Math.floor(Math.min(reserveMs, left * reservedShare))
  const since = Date.now()
  try {
    await openPage(lookRun(page, { ...terms, deadlineMs: openBy }), url)
  } catch (error) {
    const failure = lookError(page, error)
    if (failure.code !== 'timeout' || !/^https?:/.test(page.url())) throw failure
  }
  const { status } = watchPage(page)
  if (status >= 400) throw new PageLookError('unreachable', `The page answered with HTTP ${status}.`)
  await settle(page, since, openBy)
}

/** What went wrong as the caller of a look is told of it. */
export function lookError(page: Page, error: unknown): PageLookError {
  if (error instanceof PageLookError) return error
  if (page.isClosed() || !page.browser().connected)
    return new PageLookError('lost', 'The page or its browser closed while it was looked at.')
  const message = error instanceof Error ? error.message : ''
  if (!(error instanceof StepFailure))
    return new PageLookError(
      'lost',
      `The browser could not look at the page: ${message.split('\n')[0] ?? ''}`,
    )
  const isRefused = message.endsWith(': the address is not allowed.')
  return new PageLookError(isRefused ? 'refused' : (codes[error.code] ?? 'lost'), message)
}
