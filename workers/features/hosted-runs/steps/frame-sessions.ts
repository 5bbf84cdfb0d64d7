import type { CDPSession } from '@cloudflare/puppeteer'
import type { PageRealms } from './realm.ts'

/**
 * Opens a session for a frame that has a process of its own, at any depth, by the browser's id of it. Fails when there is no such frame, as while one is
 * being replaced. Frames are attached to one by one when they are asked: a page that begins to attach to all of its frames by itself makes Chromium
 * drop the navigation of a frame that is just about to change its process, and that frame then stays empty.
 */
export async function attachFrame({ root, sessions, crashed }: PageRealms, frameId: string): Promise<void> {
  const { sessionId } = await root.session.send('Target.attachToTarget', { targetId: frameId, flatten: true })
  const session = root.session.connection()?.session(sessionId)
  if (!session) throw new Error('The frame has gone')
  crashed.delete(frameId)
  session.on('Inspector.targetCrashed', () => crashed.add(frameId))
  session.on('Inspector.targetReloadedAfterCrash', () => crashed.delete(frameId))
  // The first tells of a crash that came before.
  await Promise.all([
    session.send('Inspector.enable'),
    session.send('Emulation.setFocusEmulationEnabled', { enabled: true }),
  ])
  sessions.set(frameId, session)
}

/** Forgets the sessions of frames that go away, or come back into the process of their page. */
export function forgetGoneFrames(pageSession: CDPSession, sessions: Map<string, CDPSession>): void {
  pageSession.on('Target.detachedFromTarget', ({ sessionId }) => {
    for (const [frameId, session] of sessions) if (session.id() === sessionId) sessions.delete(frameId)
  })
}
