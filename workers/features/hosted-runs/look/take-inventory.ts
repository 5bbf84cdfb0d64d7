import type { Page } from '@cloudflare/puppeteer'
import { inventorySource } from '../../../../shared/domain/page-inventory/in-page/inventory.generated.ts'
import type { SeenPage } from '../../../../shared/domain/page-inventory/in-page/seen.ts'
import { runInPage } from '../steps/index.ts'

const mostMs = 4_000

/** Lists what the page offers now; a page of too many things is listed as far as time allows, and says so. */
export async function takeInventory(page: Page, deadlineMs: number): Promise<SeenPage> {
  const forMs = Math.max(Math.min(mostMs, (deadlineMs - Date.now()) / 2), 100)
  return (await runInPage(page, deadlineMs, inventorySource, forMs)) as SeenPage
}
