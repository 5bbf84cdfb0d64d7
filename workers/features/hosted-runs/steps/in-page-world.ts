import type { CDPSession, Page } from '@cloudflare/puppeteer'
import { inPageSource } from '../../../../shared/domain/prose-steps/in-page/source.ts'
import type { InPage } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import { watchCase } from './case-watch.ts'
import { within } from './deadline.ts'

interface World {
  session: Promise<CDPSession>
  /** The in-page functions in the present document, as a remote object of an isolated world that page scripts cannot reach. */
  functions?: { objectId: string; frameId: string; contextId: number }
}

type Callable = {
  [Name in keyof InPage]: InPage[Name] extends (...args: infer A) => infer R
    ? { args: A; result: Awaited<R> }
    : never
}
type CallableName = { [Name in keyof Callable]: Callable[Name] extends never ? never : Name }[keyof Callable]

const worlds = new WeakMap<Page, World>()
const gone = /context|Could not find object|navigated|closed|detached|No frame|uniqueContextId/i

/**
 * Calls an in-page function with plain data, in an isolated world of the page's present document. When the document is replaced
 * meanwhile, the call is made again in the new one, until `deadlineMs`.
 */
export async function callInPage<Name extends CallableName>(
  page: Page,
  deadlineMs: number,
  name: Name,
  ...args: Callable[Name]['args']
): Promise<Callable[Name]['result']> {
  for (;;) {
    try {
      return (await within(deadlineMs, attempt(page, name, args))) as Callable[Name]['result']
    } catch (error) {
      const replaced = error instanceof Error && gone.test(error.message) && !page.isClosed()
      if (!replaced || Date.now() >= deadlineMs) throw error
      const world = worlds.get(page)
      if (world) delete world.functions
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

async function attempt(page: Page, name: string, args: unknown[]): Promise<unknown> {
  const world = worldOf(page)
  const session = await world.session
  const functions = world.functions ?? (world.functions = await enter(session))
  const answer = await session.send('Runtime.callFunctionOn', {
    objectId: functions.objectId,
    functionDeclaration: 'function (name, args) { return this.call(name, args) }',
    arguments: [{ value: name }, { value: args }],
    returnByValue: true,
    awaitPromise: true,
  })
  if (answer.exceptionDetails)
    throw new Error(
      `in-page ${name}: ${answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text}`,
    )
  return answer.result.value as unknown
}

/** The session through which a page is asked, for what only the protocol can tell. */
export function sessionOf(page: Page): Promise<CDPSession> {
  return worldOf(page).session
}

/** Brings an element that the protocol named into the in-page functions, as a held one. */
export async function holdNode(page: Page, backendNodeId: number): Promise<number> {
  const world = worldOf(page)
  const session = await world.session
  const functions = world.functions ?? (world.functions = await enter(session))
  const { object } = await session.send('DOM.resolveNode', {
    backendNodeId,
    executionContextId: functions.contextId,
  })
  const answer = await session.send('Runtime.callFunctionOn', {
    objectId: functions.objectId,
    functionDeclaration: 'function (node) { return this.hold(node) }',
    arguments: [{ objectId: object.objectId ?? '' }],
    returnByValue: true,
  })
  return answer.result.value as number
}

async function enter(session: CDPSession): Promise<NonNullable<World['functions']>> {
  const { frameTree } = await session.send('Page.getFrameTree')
  const frameId = frameTree.frame.id
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId,
    worldName: 'steps',
  })
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: inPageSource(),
    contextId: executionContextId,
  })
  if (result.objectId === undefined)
    throw new Error(`in-page functions: ${exceptionDetails?.exception?.description ?? 'not created'}`)
  return { objectId: result.objectId, frameId, contextId: executionContextId }
}

function worldOf(page: Page): World {
  const known = worlds.get(page)
  if (known) return known
  const world: World = { session: openSession(page) }
  worlds.set(page, world)
  // A session that could not be opened must not stand in the way of the next try.
  world.session.catch(() => worlds.delete(page))
  return world
}

// Focus events and typing must work in a tab that is not in front, such as while another tab encodes the video.
async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.createCDPSession()
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  await watchOffers(page, session)
  return session
}

// What is offered for download is denied; its name is all there is to see. The newer event also tells of other tabs.
async function watchOffers(page: Page, session: CDPSession): Promise<void> {
  const seen = new Set<string>()
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
      .send('Browser.setDownloadBehavior', { behavior: 'deny', eventsEnabled: true })
      .catch(() => undefined),
  ])
}
