import { type Lease, leaseBrowser } from './browser/browser-lease.ts'
import type { GuardPolicy } from './browser/guard-policy.ts'
import { UnguardedError } from './browser/guard-target.ts'
import { type HostedBrowser, openBrowser } from './hosted-browser.ts'
import { NoBrowserError } from './browser/browser-lease.ts'
import type { Report } from './report.ts'
import type { Run } from './run.ts'
import type { RunInput } from './run-input.ts'
import { unlessAborted } from './unless-aborted.ts'

const renewEveryMs = 20_000
const launchTries = 3
const betweenTriesMs = 2_000

/** A place in a browser for one case at a time. */
export interface RunBrowser {
  /**
   * Throws `NoBrowserError` when none is to be had, or when `needless` says while it is waited for that none is needed any more, and `StoppedError` when
   * the run was stopped meanwhile.
   */
  get: (needless?: () => boolean) => Promise<HostedBrowser>
  /** Closes a browser that was lost, for all cases in it; the next `get` opens a fresh one. */
  drop: (lost?: HostedBrowser) => Promise<void>
}

/** One browser of a run: opened when first needed, replaced when it is lost, always given back. */
export interface BrowserOfRun {
  lane: (slot: number) => RunBrowser
  /** Closes what there is. */
  close: () => Promise<void>
}

interface Open {
  hosted: HostedBrowser
  lease: Lease
  renewing: ReturnType<typeof setInterval>
}

export interface BrowserTerms {
  /** Which of the run's browsers it is, from 0. */
  number: number
  policy: GuardPolicy
}

/** Who needs a browser; its lease is named after the execution. */
export interface BrowserUser extends Pick<Run, 'context' | 'env' | 'executionId'> {
  input: Pick<RunInput, 'party' | 'settings'>
  report: Pick<Report, 'signal' | 'stopped'>
}

export function createRunBrowser(run: BrowserUser, { number, policy }: BrowserTerms): BrowserOfRun {
  const { context, env, executionId, input, report } = run
  const { browsers, launchesPerSecond } = input.settings
  let open: Open | undefined
  let opening: Promise<HostedBrowser> | undefined
  let closing = Promise.resolve()
  // Waits for what others are closing as well: a lease of the same name must not be given back once it was granted again.
  const close = (): Promise<void> => {
    const leaving = open
    open = undefined
    if (leaving) closing = closing.then(() => giveBack(leaving))
    return closing
  }
  const reopen = async (needless: () => boolean): Promise<HostedBrowser> => {
    await close()
    const stopped = () => report.stopped() !== undefined || needless()
    const leaseId = number === 0 ? executionId : `${executionId}/${number}`
    const party = input.party ?? ''
    const leasing = leaseBrowser(context, { leaseId, party, browsers, launchesPerSecond, stopped })
    const lease = await unlessAborted(report.signal, leasing).catch((error: unknown) => {
      void leasing.then((late) => late.release()).catch(() => undefined)
      throw error
    })
    const launching = launch(env.BROWSER, policy, stopped)
    try {
      const hosted = await unlessAborted(report.signal, launching)
      // A renewal that fails is made good by the next; a lease lives four times as long.
      const renewing = setInterval(() => void lease.renew().catch(() => undefined), renewEveryMs)
      open = { hosted, lease, renewing }
      return hosted
    } catch (error) {
      void closeWhenLaunched(launching, lease)
      throw error
    }
  }
  const get = async (needless: () => boolean): Promise<HostedBrowser> => {
    if (open?.hosted.isConnected()) return open.hosted
    opening ??= reopen(needless).finally(() => {
      opening = undefined
    })
    return opening
  }
  return {
    close,
    lane: (slot) => ({
      get: async (needless = () => false) => (await get(needless)).beside(slot),
      // Another case may have replaced it already.
      drop: async (lost) => {
        if (!lost || open?.hosted.browser === lost.browser) await close()
      },
    }),
  }
}

async function giveBack({ hosted, lease, renewing }: Open): Promise<void> {
  clearInterval(renewing)
  await hosted.close().catch(() => undefined)
  await lease.release()
}

async function closeWhenLaunched(launching: Promise<HostedBrowser>, lease: Lease): Promise<void> {
  try {
    await (await launching).close()
  } catch {
    // It never came up.
  } finally {
    await lease.release()
  }
}

async function launch(binding: Fetcher, policy: GuardPolicy, stopped: () => boolean): Promise<HostedBrowser> {
  for (let tries = 1; ; tries++) {
    try {
      return await openBrowser(binding, policy)
    } catch (error) {
      if (error instanceof UnguardedError) throw error
      // The platform refuses launches above its own limits for a moment.
      if (tries === launchTries || stopped())
        throw new NoBrowserError('No browser could be launched.', { cause: error })
      await new Promise((resolve) => setTimeout(resolve, betweenTriesMs * tries))
    }
  }
}
