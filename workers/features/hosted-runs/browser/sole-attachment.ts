import type { CDPSession } from '@cloudflare/puppeteer'

/**
 * Keeps puppeteer from attaching to shared workers, so that ours is the only session that does. Tabs, frames and other workers begin when all who are
 * attached to them have let them; a shared worker begins when the first one has, and puppeteer lets it go as soon as it hears of it. What it asked for
 * at its start is asked for again without them.
 */
export async function attachAloneToSharedWorkers(session: CDPSession): Promise<void> {
  await session.connection()?.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: 'page', exclude: true }, { type: 'shared_worker', exclude: true }, {}],
  })
}
