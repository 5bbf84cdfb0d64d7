import type { CDPSession, Page } from '@cloudflare/puppeteer'
import { askAcross, isAcross } from './across-frames.ts'
import { watchCase } from './case-watch.ts'
import { pause, untilDeadline } from './deadline.ts'
import { FrameGone, ask, listDocuments } from './documents.ts'
import { isFocused, readyThrough } from './frame-point.ts'
import { forgetGoneFrames } from './frame-sessions.ts'
import {
  type Args,
  type CallableName,
  type Realm,
  type Result,
  callRealm,
  callWithFrames,
  gaveOut,
  holdNode as holdIn,
  type PageRealms,
  runInRealm,
} from './realm.ts'

const pages = new WeakMap<Page, Promise<PageRealms>>()
const gone = /context|Could not find object|navigated|closed|detached|No frame|uniqueContextId/i
const focusMs = 200

/**
 * Calls an in-page function with plain data, in isolated worlds of the page's present documents: what is about an element in the document that gave
 * out its number, what is about the page in all of them. When a document is replaced meanwhile, the call is made again in the new one, until `deadlineMs`.
 */
export async function callInPage<Name extends CallableName>(
  page: Page,
  deadlineMs: number,
  name: Name,
  ...args: Args<Name>
): Promise<Result<Name>> {
  return (await inPresentDocument(page, deadlineMs, () => attempt(page, name, args))) as Result<Name>
}

/** Runs an injected script on the in-page functions of the page's main document, as {@link callInPage} calls one of them. */
export async function runInPage(
  page: Page,
  deadlineMs: number,
  source: string,
  ...args: unknown[]
): Promise<unknown> {
  const run = async () => await runInRealm((await realmsOf(page)).root, source, args)
  return await inPresentDocument(page, deadlineMs, run)
}

async function inPresentDocument(
  page: Page,
  deadlineMs: number,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  for (;;) {
    try {
      return await untilDeadline(ask(), deadlineMs)
    } catch (error) {
      const frame = error instanceof FrameGone
      const replaced = frame || (error instanceof Error && gone.test(error.message))
      if (!replaced || page.isClosed() || Date.now() >= deadlineMs) throw error
      const root = (await pages.get(page)?.catch(() => undefined))?.root
      if (root && !frame) root.functions = undefined
      await pause(20)
    }
  }
}

async function attempt<Name extends CallableName>(
  page: Page,
  name: Name,
  args: Args<Name>,
): Promise<unknown> {
  const realms = await realmsOf(page)
  const [id] = args as unknown[]
  const frame = typeof id === 'number' ? frameOf(realms, id) : undefined
  if (frame) return await callFrame(frame, name, args)
  if (!isAcross(name)) return await callRealm(realms.root, name, ...args)
  const { value, foreign } = await callWithFrames(realms.root, name, ...args)
  if (!foreign.some(({ shown }) => shown)) return value
  return await askAcross(await listDocuments(realms, foreign), name, args)
}

function frameOf({ frames }: PageRealms, id: number): Realm | undefined {
  return [...frames.values()].find((realm) => gaveOut(realm, id))
}

/** A call about an element in a frame; where it is concerned, the frames around it take part. */
async function callFrame<Name extends CallableName>(
  realm: Realm,
  name: Name,
  args: Args<Name>,
): Promise<unknown> {
  if (name === 'ready' || name === 'steady') {
    const [id, needs] = args as Args<'ready'>
    return await readyThrough(realm, id, needs, name === 'steady')
  }
  const result = await ask(realm, name, ...args)
  return name === 'focusOn' && result === true ? await focusArrives(realm) : result
}

// The frames around learn of the focus from another process.
async function focusArrives(realm: Realm): Promise<boolean> {
  const giveUpAt = Date.now() + focusMs
  while (!(await isFocused(realm))) {
    if (Date.now() >= giveUpAt) return false
    await pause(20)
  }
  return true
}

/** The session through which a page is asked, or the document in it that gave out a number, for what only the protocol can tell. */
export async function sessionOf(page: Page, id?: number): Promise<CDPSession> {
  return (await realmOf(page, id)).session
}

/** Brings an element that the protocol named into the in-page functions of the document that gave out a number, as a held one. */
export async function holdNode(page: Page, backendNodeId: number, beside?: number): Promise<number> {
  return await holdIn(await realmOf(page, beside), backendNodeId)
}

async function realmOf(page: Page, id: number | undefined): Promise<Realm> {
  const realms = await realmsOf(page)
  return (id === undefined ? undefined : frameOf(realms, id)) ?? realms.root
}

function realmsOf(page: Page): Promise<PageRealms> {
  const known = pages.get(page)
  if (known) return known
  const opening = open(page)
  pages.set(page, opening)
  // A session that could not be opened must not stand in the way of the next try.
  opening.catch(() => pages.delete(page))
  return opening
}

// Focus events and typing must work in a tab that is not in front, such as while another tab encodes the video.
async function open(page: Page): Promise<PageRealms> {
  const session = await page.createCDPSession()
  const realms: PageRealms = {
    root: { session, usable: true, silentUntil: 0 },
    sessions: new Map(),
    crashed: new Set(),
    frames: new Map(),
    frameIds: new Map(),
  }
  forgetGoneFrames(session, realms.sessions)
  await Promise.all([
    session.send('Emulation.setFocusEmulationEnabled', { enabled: true }),
    watchOffers(page, session),
  ])
  return realms
}

// What is offered for download is denied; its name is all there is to see. The newer event also tells of other tabs.
async function watchOffers(page: Page, session: CDPSession): Promise<void> {
  const seen = new Set<string>()
  const browserContextId = page.browserContext().id
  const note = ({ guid, suggestedFilename }: { guid: string; suggestedFilename: string }) => {
    if (!seen.has(guid)) watchCase(page).downloads.push(suggestedFilename)
    seen.add(guid)
  }
  session.on('Page.windowOpen', ({ url }) => watchCase(page).asked.push(url))
  session.on('Browser.downloadWillBegin', note)
  session.on('Page.downloadWillBegin', note)
  await Promise.all([
    session.send('Page.enable'),
    session
      .send('Browser.setDownloadBehavior', {
        behavior: 'deny',
        eventsEnabled: true,
        // Without it some browsers mean the context that no page of a run is in.
        ...(browserContextId ? { browserContextId } : {}),
      })
      .catch(() => undefined),
  ])
}
