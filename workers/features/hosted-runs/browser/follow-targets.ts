import type { CDPEvents, CDPSession } from '@cloudflare/puppeteer'

type TargetInfo = CDPEvents['Target.attachedToTarget']['targetInfo']

const without = (...types: string[]) => types.map((type) => ({ type, exclude: true }))

/** Leaves out the workers that several tabs share: the browser's own session meets them, and the session of each tab would as well. */
export const withoutCommonWorkers = without('shared_worker', 'service_worker')
/** Of all targets those that run something: the browser itself and tabs around pages do not. */
export const followed = [...without('browser', 'tab'), {}]
const followedBelow = [...withoutCommonWorkers, ...followed]

/** A tab, frame or worker that begins. */
export interface Target {
  session: CDPSession
  info: TargetInfo
  /** Whether it waits to be let begin. One that does not may have run a script already. */
  isWaiting: boolean
}

/**
 * Meets every tab, frame and worker below a session before its first script runs. `meet` has to send what it sends at once: the target goes on right after
 * it, and the browser keeps the order of what it is told; a target that waits for an answer of its own would wait for ever. A service worker stays attached
 * and so lasts as long as its context: one that ended when idle would begin again without being met.
 *
 * Each is met once. A worker begins when the first who is attached to it lets it, and letting it also ends a pause that somebody else has it in: of two
 * attachments the second would let the first script run before the guard of the first had come.
 */
export async function followTargets(
  session: CDPSession,
  meet: (target: Target) => unknown,
  filter: { type?: string; exclude?: boolean }[] = followed,
): Promise<void> {
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo: info, waitingForDebugger: isWaiting }) => {
    const child = session.connection()?.session(sessionId)
    if (!child) return
    // A target may be gone before it has begun.
    const ignore = () => undefined
    followTargets(child, meet, followedBelow).catch(ignore)
    meet({ session: child, info, isWaiting })
    child.send('Runtime.runIfWaitingForDebugger').catch(ignore)
  })
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter,
  })
}
