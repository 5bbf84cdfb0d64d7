import type { CDPEvents, CDPSession } from '@cloudflare/puppeteer'
import type { PageRealms } from './documents.ts'

type Attached = CDPEvents['Target.attachedToTarget']

/** Keeps a session for every frame of a page that has a process of its own, at any depth. */
export async function followFrames(
  session: CDPSession,
  page: Pick<PageRealms, 'sessions' | 'crashed'>,
): Promise<void> {
  const own = new Map<string, string>()
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo: { targetId } }: Attached) => {
    const child = session.connection()?.session(sessionId)
    if (!child) return
    own.set(sessionId, targetId)
    page.sessions.set(targetId, child)
    page.crashed.delete(targetId)
    child.on('Inspector.targetCrashed', () => page.crashed.add(targetId))
    child.on('Inspector.targetReloadedAfterCrash', () => page.crashed.delete(targetId))
    // A frame that goes away at once has nothing to follow.
    void Promise.all([
      followFrames(child, page),
      child.send('Emulation.setFocusEmulationEnabled', { enabled: true }),
    ]).catch(() => undefined)
  })
  session.on('Target.detachedFromTarget', ({ sessionId }) => {
    const targetId = own.get(sessionId)
    if (targetId !== undefined && page.sessions.get(targetId)?.id() === sessionId)
      page.sessions.delete(targetId)
    own.delete(sessionId)
  })
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: true,
    filter: [{ type: 'iframe' }, { exclude: true }],
  })
}
