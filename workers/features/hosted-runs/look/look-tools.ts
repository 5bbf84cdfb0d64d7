import type { Page } from '@cloudflare/puppeteer'
import { isSameState } from '../../../../shared/domain/page-inventory/reveals.ts'
import type { SeenPage } from '../../../../shared/domain/page-inventory/in-page/seen.ts'
import { type StepRun, StepFailure, callInPage, pause, settle, untilDeadline } from '../steps/index.ts'
import { PageLookError } from './look-error.ts'
import { lookRun, type LookTerms } from './look-run.ts'
import { openForLook } from './open-for-look.ts'
import type { Place } from './stay-in-place.ts'
import { takeInventory } from './take-inventory.ts'
import { unlessLost } from './unless-lost.ts'

/** What an exploration does to the page, and knows of it. */
export interface LookTools {
  hasTime: () => boolean
  /** Acts on the page, lets it come to rest and looks again; undefined when it does not answer, `not done` when it takes no act. */
  tryOn: (
    act: (run: StepRun) => Promise<unknown>,
    before?: SeenPage,
  ) => Promise<SeenPage | 'not done' | undefined>
  /** Whether the page is at another address than the one that is looked at. */
  hasLeft: (seen: SeenPage) => boolean
  /** Opens the page anew. */
  reopen: () => Promise<SeenPage>
  /** The page is another one each time it is opened, so only what is shown counts. */
  noteUnsteady: () => void
  isUnsteady: () => boolean
}

const mostForActMs = 5_000
const mostForReopeningMs = 12_000
// A frozen page does not even leave.
const mostForLeavingMs = 3_000
const leastMs = 300
// What comes a moment later, or fades in.
const lateMs = 250
const movingMs = 500

interface Exploring {
  page: Page
  url: string
  place: Place
  until: number
  terms: LookTerms
}

export function lookTools({ page, url, place, until, terms }: Exploring, first: SeenPage): LookTools {
  const here = addressOf(first)
  let isUnsteady = false
  const within = (ms: number) => Math.min(Date.now() + ms, until)
  return {
    hasTime: () => until - Date.now() > leastMs && !page.isClosed(),
    hasLeft: (seen) => addressOf(seen) !== here,
    noteUnsteady: () => {
      isUnsteady = true
    },
    isUnsteady: () => isUnsteady,
    tryOn: async (act, before) => {
      const deadlineMs = within(mostForActMs)
      try {
        const work = () => actAndLook(page, act, { ...terms, deadlineMs }, before)
        return await untilDeadline(unlessLost(page, work), deadlineMs)
      } catch (error) {
        if (error instanceof PageLookError) throw error
        const isDone = !(error instanceof StepFailure) || error.code === 'steps.timeout'
        return isDone ? undefined : 'not done'
      }
    },
    reopen: async () => {
      const deadlineMs = within(mostForReopeningMs)
      await place.leaveDuring(async () => {
        // An address that differs in its fragment alone would not be loaded anew.
        await untilDeadline(page.goto('about:blank'), within(mostForLeavingMs))
        await openForLook(page, url, { ...terms, deadlineMs })
      })
      return await takeInventory(page, until)
    },
  }
}

async function actAndLook(
  page: Page,
  act: (run: StepRun) => Promise<unknown>,
  terms: LookTerms,
  before: SeenPage | undefined,
): Promise<SeenPage> {
  const { deadlineMs } = terms
  const since = Date.now()
  await act(lookRun(page, terms))
  await settle(page, since, deadlineMs)
  await untilStill(page, deadlineMs)
  const seen = await takeInventory(page, deadlineMs)
  if (!before || !isSameState(before.inventory.controls, seen.inventory.controls, { usable: true }))
    return seen
  await pause(lateMs)
  await settle(page, since, deadlineMs)
  return await takeInventory(page, deadlineMs)
}

async function untilStill(page: Page, deadlineMs: number): Promise<void> {
  const giveUpAt = Math.min(Date.now() + movingMs, deadlineMs)
  while ((await callInPage(page, deadlineMs, 'isMoving')) && Date.now() < giveUpAt) await pause(40)
}

/** The address without its fragment, which tabs change. */
const addressOf = ({ inventory: { url } }: SeenPage): string => url.replace(/#.*$/, '')
