import type { Page } from '@cloudflare/puppeteer'
import type { PageInventory } from '../../../../shared/domain/page-inventory/schema.ts'
import { watchCase } from '../steps/index.ts'
import { lookError, openForLook } from './open-for-look.ts'
import type { LookTerms } from './look-run.ts'
import { takeInventory } from './take-inventory.ts'

export interface Look extends LookTerms {
  url: string
  /** When the look has to be over, epoch milliseconds. */
  deadlineMs: number
  /** How often somebody may act on the page to see what appears; 0 only looks. */
  actions?: number
  /** How long that may take altogether. */
  exploreMs?: number
}

/**
 * Opens a page and lists what it offers, then what appears when somebody acts on it. Nothing is sent and no link is followed. Throws a
 * `PageLookError` when there is nothing to look at.
 */
export async function lookAtPage(page: Page, { url, ...terms }: Look): Promise<PageInventory> {
  watchCase(page)
  await openForLook(page, url, terms)
  try {
    const { inventory } = await takeInventory(page, terms.deadlineMs)
    return inventory
  } catch (error) {
    throw lookError(page, error)
  }
}
