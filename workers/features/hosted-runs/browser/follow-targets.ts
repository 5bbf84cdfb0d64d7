import type { CDPEvents, CDPSession } from '@cloudflare/puppeteer'

type TargetInfo = CDPEvents['Target.attachedToTarget']['targetInfo']

/** Of all targets those that run something: the browser itself and tabs around pages do not. */
export const followed = [{ type: 'browser', exclude: true }, { type: 'tab', exclude: true }, {}]

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
 */
export async function followTargets(session: CDPSession, meet: (target: Target) => unknown): Promise<void> {
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo: info, waitingForDebugger: isWaiting }) => {
    const child = session.connection()?.session(sessionId)
    if (!child) return
    // A target may be gone before it has begun.
    const ignore = () => undefined
    followTargets(child, meet).catch(ignore)
    meet({ session: child, info, isWaiting })
    child.send('Runtime.runIfWaitingForDebugger').catch(ignore)
  })
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: followed,
  })
}
