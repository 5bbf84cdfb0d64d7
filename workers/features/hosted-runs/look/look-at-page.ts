import type { Page } from '@cloudflare/puppeteer'
import { likelyActs } from '../../../../shared/domain/page-inventory/likely-acts.ts'
import type { PageInventory } from '../../../../shared/domain/page-inventory/schema.ts'
import type { SeenPage } from '../../../../shared/domain/page-inventory/in-page/seen.ts'
import { type AnsweredDialog, pause, untilDeadline, watchCase, watchPage } from '../steps/index.ts'
import { explore } from './explore.ts'
import type { LookTerms } from './look-run.ts'
import { lookTools } from './look-tools.ts'
import { lookError, openForLook } from './open-for-look.ts'
import { stayInPlace } from './stay-in-place.ts'
import { takeInventory } from './take-inventory.ts'
import { unlessLost } from './unless-lost.ts'

export interface Look extends LookTerms {
  url: string
  /** When the look has to be over, epoch milliseconds. */
  deadlineMs: number
  /** How often somebody may act on the page to see what appears; 0 only looks. */
  actions?: number
  /** How long that may take altogether. */
  exploreMs?: number
}

const mostMessages = 200
const mostText = 400
const firstControlsMs = 3_000
const betweenLooksMs = 200
// What is left of the time of a look once the exploration is over.
const closingMs = 300

/**
 * Opens a page and lists what it offers, then what appears when somebody acts on it: each act is taken back, nothing is sent and no link is followed.
 * Dialogs of the browser are dismissed and told as messages. A page that never rests, or dies under the acts, is told as far as it was seen; throws a
 * `PageLookError` when there is nothing to tell.
 */
export async function lookAtPage(
  page: Page,
  { url, actions = 20, exploreMs = 30_000, ...terms }: Look,
): Promise<PageInventory> {
  watchCase(page)
  const earlier = watchPage(page).dialogs.length
  try {
    const first = await unlessLost(page, async () => {
      await openForLook(page, url, terms)
      return await firstInventory(page, terms.deadlineMs)
    })
    const until = Math.min(terms.deadlineMs - closingMs, Date.now() + exploreMs)
    const mayExplore = actions > 0 && isSameHost(url, first.inventory.url) && likelyActs(first).length > 0
    const inventory = mayExplore
      ? await exploreWithin(page, { url, actions, until, terms }, first)
      : first.inventory
    return withDialogs(inventory, watchPage(page).dialogs.slice(earlier))
  } catch (error) {
    throw lookError(page, error)
  }
}

/** A page that has no control yet may be drawing its first ones. */
async function firstInventory(page: Page, deadlineMs: number): Promise<SeenPage> {
  const giveUpAt = Math.min(Date.now() + firstControlsMs, (Date.now() + deadlineMs) / 2)
  for (;;) {
    const seen = await takeInventory(page, deadlineMs)
    if (seen.inventory.controls.length > 0 || Date.now() >= giveUpAt) return seen
    await pause(betweenLooksMs)
  }
}

interface Terms {
  url: string
  actions: number
  until: number
  terms: LookTerms
}

async function exploreWithin(
  page: Page,
  { url, actions, until, terms }: Terms,
  first: SeenPage,
): Promise<PageInventory> {
  // A page that has frozen meanwhile is told as it was.
  const place = await untilDeadline(stayInPlace(page), until).catch(() => undefined)
  if (!place) return first.inventory
  try {
    return await explore(lookTools({ page, url, place, until, terms }, first), first, actions)
  } finally {
    await place.end()
  }
}

/** A sign-in page of somebody else is told of, and left alone. */
function isSameHost(asked: string, shown: string): boolean {
  const host = (address: string) => new URL(address).host.replace(/^www\./, '')
  return URL.canParse(shown) && host(asked) === host(shown)
}

function withDialogs(inventory: PageInventory, dialogs: readonly AnsweredDialog[]): PageInventory {
  const spoken = dialogs
    .filter(({ type, message }) => type !== 'beforeunload' && message.trim() !== '')
    .map(({ message }) => message.trim().slice(0, mostText))
  return { ...inventory, messages: [...new Set([...inventory.messages, ...spoken])].slice(0, mostMessages) }
}
