import type { CDPSession, Page } from '@cloudflare/puppeteer'
import { inPageSource } from '../../../../shared/domain/prose-steps/in-page/source.ts'
import type { InPage } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import { within } from './deadline.ts'

interface World {
  session: Promise<CDPSession>
  /** The in-page functions in the present document, as a remote object of an isolated world that page scripts cannot reach. */
  functions?: { objectId: string; frameId: string }
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

async function enter(session: CDPSession): Promise<{ objectId: string; frameId: string }> {
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
  return { objectId: result.objectId, frameId }
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
  return session
}
