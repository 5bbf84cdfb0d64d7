import type { CDPEvents, CDPSession } from '@cloudflare/puppeteer'

type TargetInfo = CDPEvents['Target.attachedToTarget']['targetInfo']

/** A tab, frame or worker that begins. */
export interface Target {
  session: CDPSession
  info: TargetInfo
}

/**
 * Meets every tab, frame and worker below a session before its first script runs. `meet` has to send what it sends at once: the target goes on right after
 * it, and the browser keeps the order of what it is told; a target that waits for an answer of its own would wait for ever. A service worker stays attached
 * and so lasts as long as its context: one that ended when idle would begin again without being met.
 */
export async function followTargets(session: CDPSession, meet: (target: Target) => unknown): Promise<void> {
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo: info }) => {
    const child = session.connection()?.session(sessionId)
    if (!child) return
    // A target may be gone before it has begun.
    const ignore = () => undefined
    followTargets(child, meet).catch(ignore)
    meet({ session: child, info })
    child.send('Runtime.runIfWaitingForDebugger').catch(ignore)
  })
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: 'browser', exclude: true }, { type: 'tab', exclude: true }, {}],
  })
}
