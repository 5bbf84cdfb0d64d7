import type { CDPSession } from '@cloudflare/puppeteer'
import type { ForeignFrame, InPage } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import { inPageSource } from '../../../../shared/domain/prose-steps/in-page/in-page.generated.ts'

/** The in-page functions in one document, as a remote object of an isolated world that page scripts cannot reach. */
interface Functions {
  objectId: string
  contextId: number
  /** Numbers of held elements start here. */
  base: number
}

/** One document of a page that is asked on its own, with the documents of its own origin in it. */
export interface Realm {
  session: CDPSession
  /** Absent for the page itself. */
  frameId?: string
  /** The frame element around it. */
  owner?: { realm: Realm; id: number; name: string }
  /** Nothing around it hides it from people who use assistive technology, or is shut out by a dialog. */
  usable: boolean
  functions?: Functions | undefined
  /** It did not answer; until then it is not asked again. */
  silentUntil: number
  /** When it first did not answer, if it has not since. */
  silentSince?: number | undefined
}

/** The page itself, and what is known of the frames in it that have to be asked on their own. */
export interface PageRealms {
  root: Realm
  /** Sessions of frames with a process of their own, by the browser's id of the frame. */
  sessions: Map<string, CDPSession>
  crashed: Set<string>
  frames: Map<string, Realm>
  /** Ids of frames by the number of their element. */
  frameIds: Map<number, string>
}

type Callable = {
  [Name in keyof InPage]: InPage[Name] extends (...args: infer A) => infer R
    ? { args: A; result: Awaited<R> }
    : never
}
export type CallableName = {
  [Name in keyof Callable]: Callable[Name] extends never ? never : Name
}[keyof Callable]
export type Args<Name extends CallableName> = Callable[Name]['args']
export type Result<Name extends CallableName> = Callable[Name]['result']

const span = 1e4
const expression = `(${inPageSource})()`

/** Calls an in-page function with plain data. Fails when the document has been replaced. */
export async function callRealm<Name extends CallableName>(
  realm: Realm,
  name: Name,
  ...args: Args<Name>
): Promise<Result<Name>> {
  return (await evaluate(
    realm,
    'function (name, args) { return this.call(name, args) }',
    name,
    args,
  )) as Result<Name>
}

/** The same, and which frames the document holds that it cannot look into. */
export async function callWithFrames<Name extends CallableName>(
  realm: Realm,
  name: Name,
  ...args: Args<Name>
): Promise<{ value: Result<Name>; foreign: ForeignFrame[] }> {
  const both =
    'async function (name, args) { const value = await this.call(name, args); return { value, foreign: this.foreignFrames() } }'
  return (await evaluate(realm, both, name, args)) as { value: Result<Name>; foreign: ForeignFrame[] }
}

/** Runs an injected script on the in-page functions of a document: what only some callers need, no page has to carry. */
export async function runInRealm(realm: Realm, source: string, args: unknown[]): Promise<unknown> {
  return await evaluate(realm, `function (name, args) { return (${source})(this, ...args) }`, 'script', args)
}

async function evaluate(
  realm: Realm,
  functionDeclaration: string,
  name: string,
  args: unknown[],
): Promise<unknown> {
  const { objectId } = await functionsOf(realm)
  const answer = await realm.session.send('Runtime.callFunctionOn', {
    objectId,
    functionDeclaration,
    arguments: [{ value: name }, { value: args }],
    returnByValue: true,
    awaitPromise: true,
    // A field gets the focus as from a person: a page whose text was changed may ask before it is left.
    userGesture: name === 'focusOn',
  })
  if (answer.exceptionDetails)
    throw new Error(
      `in-page ${name}: ${answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text}`,
    )
  return answer.result.value as unknown
}

/** Brings an element that the protocol named into the in-page functions, as a held one. */
export async function holdNode(realm: Realm, backendNodeId: number): Promise<number> {
  const { objectId, contextId } = await functionsOf(realm)
  const { object } = await realm.session.send('DOM.resolveNode', {
    backendNodeId,
    executionContextId: contextId,
  })
  const answer = await realm.session.send('Runtime.callFunctionOn', {
    objectId,
    functionDeclaration: 'function (node) { return this.hold(node) }',
    arguments: [{ objectId: object.objectId ?? '' }],
    returnByValue: true,
  })
  return answer.result.value as number
}

/** The browser's own id of the frame that a held element is. */
export async function frameIdOf(realm: Realm, id: number): Promise<string | undefined> {
  const { objectId } = await functionsOf(realm)
  const { result } = await realm.session.send('Runtime.callFunctionOn', {
    objectId,
    functionDeclaration: 'function (id) { return this.at(id) }',
    arguments: [{ value: id }],
  })
  if (result.objectId === undefined) return undefined
  const { node } = await realm.session.send('DOM.describeNode', { objectId: result.objectId })
  return node.frameId
}

/** Whether a number of a held element was given out by this document. */
export function gaveOut({ functions }: Realm, id: number): boolean {
  return functions !== undefined && id >= functions.base && id < functions.base + span
}

async function functionsOf(realm: Realm): Promise<Functions> {
  return realm.functions ?? (realm.functions = await enter(realm))
}

async function enter({ session, frameId }: Realm): Promise<Functions> {
  const id = frameId ?? (await session.send('Page.getFrameTree')).frameTree.frame.id
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: id,
    worldName: 'steps',
  })
  // The same text for every document: the browser has it compiled after the first.
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    contextId: executionContextId,
  })
  const { objectId } = result
  if (objectId === undefined)
    throw new Error(`in-page functions: ${exceptionDetails?.exception?.description ?? 'not created'}`)
  const base = (Math.floor(Math.random() * 1e9) + 1) * span
  await session.send('Runtime.callFunctionOn', {
    objectId,
    functionDeclaration: 'function (base) { this.base = base }',
    arguments: [{ value: base }],
  })
  return { objectId, contextId: executionContextId, base }
}
