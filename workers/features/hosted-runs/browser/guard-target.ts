import type { Browser, CDPSession } from '@cloudflare/puppeteer'
import { hostPolicy, type TargetPolicy } from '../../../../shared/domain/targets/check-target.ts'
import { pageGuardSource } from '../../../../shared/domain/targets/page-guard/page-guard.generated.ts'
import { selfTestSource } from '../../../../shared/domain/targets/page-guard/self-test.generated.ts'
import { inTime } from '../../../../shared/kernel/in-time.ts'
import type { Target } from './follow-targets.ts'

const selfTestMs = 30_000
const longestInstallMs = 15_000

/** A browser that what runs in it could get out of. Nothing may be opened in it. */
export class UnguardedError extends Error {
  override readonly name = 'UnguardedError'

  constructor(what: string) {
    super('The browser could not be guarded, so nothing was opened in it.', { cause: `Not guarded: ${what}` })
  }
}

export const pageGuard = (policy: TargetPolicy): string =>
  `(${pageGuardSource})(${JSON.stringify(hostPolicy(policy))})`

/** Brings the guard into a document or worker before its first script. Resolves to false when a worker runs without it. */
export async function guardTarget(
  { session, info: { type }, isWaiting }: Target,
  source: string,
): Promise<boolean> {
  const ignore = () => undefined
  if (type.endsWith('worker')) return isWaiting && guardWorker(session, source).catch(() => true)
  // The target may be gone by the time it is told.
  session.send('Page.enable').catch(ignore)
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source, runImmediately: true }).catch(ignore)
  return true
}

// A worker that waits to begin evaluates nothing, so it is stopped once more before its first script, and goes on when the debugger leaves.
async function guardWorker(session: CDPSession, source: string): Promise<boolean> {
  const guarded = new Promise<boolean>((resolve) => {
    session.once('Debugger.paused', () => {
      session.send('Runtime.evaluate', { expression: source, returnByValue: true }).then(
        ({ result }) => resolve(result.value === true),
        () => resolve(true),
      )
      session.send('Debugger.disable').catch(() => undefined)
    })
  })
  const [, , isGuarded] = await Promise.all([
    session.send('Debugger.enable'),
    session.send('Debugger.setInstrumentationBreakpoint', { instrumentation: 'beforeScriptExecution' }),
    guarded,
  ])
  return isGuarded
}

/**
 * Waits until the guard is in a tab, before any page script has been there that could pretend it: the empty document of a new tab is there at once, and the
 * guard comes when the browser has told of it. Throws {@link UnguardedError} where it does not come. Only the debugger tells a guarded constructor from a
 * native one, and asking leaves no trace in what is recorded of the tab.
 */
export async function requireGuarded(session: CDPSession): Promise<void> {
  const givenUpAt = Date.now() + longestInstallMs
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', { expression: 'WebSocket' })
    if (result.subtype === 'proxy') return
    if (Date.now() > givenUpAt) throw new UnguardedError('a tab')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/**
 * Tries the guard where no page script can have been: in a tab of its own that has opened nothing. Throws {@link UnguardedError} when a socket to a refused
 * address is not turned away there, in a frame or in a worker, and something else when the browser does not tell.
 */
export async function testGuard(browser: Browser, { allowPrivate, ownHosts }: TargetPolicy): Promise<void> {
  // Port 9 discards what it gets, and browsers do not connect to it.
  const host = allowPrivate ? ownHosts[0] : '127.0.0.1:9'
  if (host === undefined) return
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await requireGuarded(await page.createCDPSession())
    const asked = JSON.stringify({ address: `ws://${host}/`, allowPrivate })
    const open = await inTime(page.evaluate(`(${selfTestSource})(${asked})`) as Promise<string[]>, selfTestMs)
    if (open.length > 0) throw new UnguardedError(open.join(', '))
  } finally {
    await context.close().catch(() => undefined)
  }
}
