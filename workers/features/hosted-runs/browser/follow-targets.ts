import type { CDPEvents, CDPSession } from '@cloudflare/puppeteer'

type TargetInfo = CDPEvents['Target.attachedToTarget']['targetInfo']

/** A tab, frame or worker that begins. */
export interface Target {
  session: CDPSession
  info: TargetInfo
}

/**
 * Meets every tab, frame and worker below a session before its first script runs. `meet` has to send what it sends at once: the target goes on right after
 * it, and the browser keeps the order of what it is told; a target that waits for an answer of its own would wait for ever. A service worker is left alone
 * once what `meet` gives back has settled.
 */
export async function followTargets(session: CDPSession, meet: (target: Target) => unknown): Promise<void> {
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo: info }) => {
    const child = session.connection()?.session(sessionId)
    if (!child) return
    // A target may be gone before it has begun.
    const ignore = () => undefined
    followTargets(child, meet).catch(ignore)
    const met = meet({ session: child, info })
    child.send('Runtime.runIfWaitingForDebugger').catch(ignore)
    // A service worker that somebody is attached to never ends.
    if (info.type === 'service_worker')
      void Promise.resolve(met).then(() =>
        session.send('Target.detachFromTarget', { sessionId }).catch(ignore),
      )
  })
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: 'browser', exclude: true }, { type: 'tab', exclude: true }, {}],
  })
}
