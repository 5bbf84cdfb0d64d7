import type { CDPEvents, Page } from '@cloudflare/puppeteer'
import { watchCase } from '../steps/index.ts'

type Paused = Pick<CDPEvents['Fetch.requestPaused'], 'request' | 'resourceType' | 'frameId'>

/** Keeps a page where it is while somebody tries what appears on it. */
export interface Place {
  /** Lets the page itself be opened anew. */
  leaveDuring: <Result>(work: () => Promise<Result>) => Promise<Result>
  end: () => Promise<void>
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request only reads what the page shows: nothing is sent, the page is not left, and no frame goes to another origin. */
export function onlyReads(
  { request: { method, url }, resourceType, frameId }: Paused,
  page: { frameId: string; origin: string },
): boolean {
  if (!reading.has(method) || resourceType === 'Ping') return false
  if (resourceType !== 'Document') return true
  return frameId !== page.frameId && URL.canParse(url) && new URL(url).origin === page.origin
}

/** From here on the page sends nothing and goes nowhere, and tabs that it opens are closed. */
export async function stayInPlace(page: Page): Promise<Place> {
  const session = await page.createCDPSession()
  const { frameTree } = await session.send('Page.getFrameTree')
  const here = { frameId: frameTree.frame.id, origin: new URL(page.url()).origin }
  let isLeaving = false
  session.on('Fetch.requestPaused', (event) => {
    const { requestId } = event
    const answer =
      isLeaving || onlyReads(event, here)
        ? session.send('Fetch.continueRequest', { requestId })
        : session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
    // The page may be gone by the time it is answered.
    void answer.catch(() => undefined)
  })
  const closeOthers = (opened: Page | null) => void opened?.close().catch(() => undefined)
  page.on('popup', closeOthers)
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
  return {
    leaveDuring: async (work) => {
      isLeaving = true
      try {
        return await work()
      } finally {
        isLeaving = false
      }
    },
    end: async () => {
      page.off('popup', closeOthers)
      for (const tab of watchCase(page).opened) closeOthers(tab)
      await session.detach().catch(() => undefined)
    },
  }
}
