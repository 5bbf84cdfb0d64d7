import type { ForeignFrame } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import { untilDeadline } from './deadline.ts'
import { attachFrame } from './frame-sessions.ts'
import {
  type Args,
  type CallableName,
  type Realm,
  type Result,
  callRealm,
  callWithFrames,
  frameIdOf,
  type PageRealms,
} from './realm.ts'

const answerMs = 1000
const restMs = 2000
const answersWithinMs = 6000

/** All documents of a page at one moment, the page first and then in reading order. */
export interface Documents {
  realms: Realm[]
  /** Frames that are shown and could not be read, each as a sentence. */
  unread: string[]
  /** One of them may still answer: it has not been silent for long. */
  pending: boolean
}

/** A frame was replaced or went silent while it was asked; what was asked has to be asked anew. */
export class FrameGone extends Error {
  override readonly name = 'FrameGone'
}

/** Lists the documents of a page. Frames that nobody sees are left out. */
export async function listDocuments(page: PageRealms, foreign: readonly ForeignFrame[]): Promise<Documents> {
  const inner = await readAll(page, page.root, foreign)
  return { ...inner, realms: [page.root, ...inner.realms] }
}

async function readAll(
  page: PageRealms,
  parent: Realm,
  foreign: readonly ForeignFrame[],
): Promise<Documents> {
  const parts = await Promise.all(
    foreign.filter(({ shown }) => shown).map((frame) => read(page, parent, frame)),
  )
  return {
    realms: parts.flatMap(({ realms }) => realms),
    unread: parts.flatMap(({ unread }) => unread),
    pending: parts.some(({ pending }) => pending),
  }
}

async function read(page: PageRealms, parent: Realm, frame: ForeignFrame): Promise<Documents> {
  const unreadable = (why: string, pending = false): Documents => ({
    pending,
    realms: [],
    unread: [`The frame${frame.name === '' ? '' : ` “${frame.name}”`} cannot be read: ${why}.`],
  })
  let realm: Realm | undefined
  try {
    realm = await untilDeadline(realmOf(page, parent, frame), Date.now() + answerMs)
    if (!realm) return unreadable('it is not there')
    if (realm.frameId !== undefined && page.crashed.has(realm.frameId)) return unreadable('it has crashed')
    if (Date.now() < realm.silentUntil) return unreadable('it does not answer', mayAnswer(realm))
    const { value: failed, foreign } = await untilDeadline(
      callWithFrames(realm, 'isErrorPage'),
      Date.now() + answerMs,
    )
    if (failed) return unreadable('it was refused or did not load')
    const inner = await readAll(page, realm, foreign)
    realm.silentSince = undefined
    return { ...inner, realms: [realm, ...inner.realms] }
  } catch (error) {
    if (!realm) return unreadable('it is being replaced', true)
    if (silence(realm, error)) return unreadable('it does not answer', mayAnswer(realm))
    // Its parent cannot look into a frame with a process of its own.
    const attached = realm.session === parent.session && (await attach(page, realm))
    return attached ? await read(page, parent, frame) : unreadable('it is being replaced', true)
  }
}

// On a busy machine an answer may take longer than a frame is asked for; one that hangs is not waited for again and again.
const mayAnswer = ({ silentSince }: Realm): boolean =>
  silentSince !== undefined && Date.now() - silentSince < answersWithinMs

async function attach(page: PageRealms, { frameId = '' }: Realm): Promise<boolean> {
  const attaching = untilDeadline(attachFrame(page, frameId), Date.now() + answerMs)
  return await attaching.then(
    () => true,
    () => false,
  )
}

async function realmOf(page: PageRealms, parent: Realm, frame: ForeignFrame): Promise<Realm | undefined> {
  const frameId = page.frameIds.get(frame.id) ?? (await frameIdOf(parent, frame.id))
  if (frameId === undefined) return undefined
  page.frameIds.set(frame.id, frameId)
  const session = page.sessions.get(frameId) ?? parent.session
  const known = page.frames.get(frameId)
  const realm: Realm = known?.session === session ? known : { session, frameId, usable: true, silentUntil: 0 }
  realm.owner = { realm: parent, id: frame.id, name: frame.name }
  realm.usable = parent.usable && frame.exposed && frame.reachable
  page.frames.set(frameId, realm)
  return realm
}

/** Asks one document; what goes wrong in a frame is a matter of that frame. */
export async function ask<Name extends CallableName>(
  realm: Realm,
  name: Name,
  ...args: Args<Name>
): Promise<Result<Name>> {
  if (!realm.owner) return callRealm(realm, name, ...args)
  try {
    return await untilDeadline(callRealm(realm, name, ...args), Date.now() + answerMs * 2)
  } catch (error) {
    if (error instanceof Error && /^in-page (?!functions)/.test(error.message)) throw error
    silence(realm, error)
    throw new FrameGone(error instanceof Error ? error.message : 'gone')
  }
}

// Out of time: left alone for a while. Anything else: its functions are gone with its document.
function silence(realm: Realm, error: unknown): boolean {
  const isSilent = error instanceof Error && error.name === 'StepFailure'
  if (isSilent) realm.silentSince ??= Date.now()
  if (isSilent) realm.silentUntil = Date.now() + restMs
  else realm.functions = undefined
  return isSilent
}
